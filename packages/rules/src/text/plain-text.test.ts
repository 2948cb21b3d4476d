import { decodeHTMLStrict } from 'entities/decode'
import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

const textOf = (html: string): string => plainText(html, decodeHTMLStrict)

const inline = ['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'em', 'i', 'mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u']

describe('plainText', () => {
  it.each(inline)('[D-CARD-3] joins letters around <%s>', (name) => {
    expect(textOf(`wa<${name} title="x">ter</${name}>front`)).toBe('waterfront')
  })

  it.each([
    ['a tag inside a word', 'water<wbr>front', 'waterfront'],
    ['a tag in capitals', 'wa<B>ter</B>front', 'waterfront'],
    ['a tag that separates lines', 'water<br>front', 'water front'],
    ['a tag whose name only begins like one inside a line', 'water<blockquote>front</blockquote>', 'water front'],
    ['several blanks and lines', '  water \n\t front  ', 'water front'],
    ['signs that are no tags', '1 < 2, <3 and <> 4 > 3', '1 < 2, <3 and <> 4 > 3'],
    ['a tag that never ends', 'water <b front', 'water <b front'],
    ['tags that were written as text', '&lt;b&gt;water&lt;/b&gt;', '<b>water</b>'],
  ])('[D-CARD-3] reads %s', (_, html, text) => expect(textOf(html)).toBe(text))

  it.each([
    ['a comment', '<!-- x > y -->'],
    ['a script', '<script>x</script>'],
    ['a script with attributes', '<SCRIPT type="module">x < y</SCRIPT\n>'],
    ['styles', '<style>x</style>'],
    ['styles with attributes', '<STYLE media="print">x > y</STYLE >'],
  ])('[D-CARD-3] leaves out %s, wherever it stands', (_, left) => {
    expect(textOf(`${left}one${left}two`)).toBe('onetwo')
  })

  it.each(['<!-- x', '<!-- x > y', '<script>x', '<script>x</script', '<style>x', '<style>x</style'])(
    '[D-CARD-3] leaves out the rest after %s, which never ends',
    (left) => expect(textOf(`one ${left}`)).toBe('one'),
  )

  it('[D-CARD-3] keeps what stands in elements whose names only begin like these', () => {
    expect(textOf('one <scripture>two</scripture> <styled>three</styled>')).toBe('one two three')
  })

  it.each(['<'.repeat(50_000), '<!--'.repeat(20_000), '<script'.repeat(20_000), '&#'.repeat(50_000), `<a ${'b '.repeat(30_000)}`])(
    'reads long broken HTML in time (%#)',
    (html) => {
      expect(textOf(html).length).toBeLessThanOrEqual(html.length)
    },
    2_000,
  )
})
