import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordLimits } from '../constants.ts'
import { cutWords } from './cut-words.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ')

describe('cutWords', () => {
  it.each([
    ['CARD-06', 'event', 26],
    ['CARD-12', 'listing', 37],
    ['CARD-13', 'post', 12],
    ['CARD-14', 'release', 12],
  ] as const)('[%s] cuts the text of a card of type %s to %i words', (_id, type, count) => {
    expect(cutWords(words(100), wordLimits[type])).toBe(words(count))
  })

  it('[CARD-06] joins an ellipsis to the last word only when words were cut', () => {
    expect(cutWords(words(27), 26, { ellipsis: true })).toBe(`${words(26)}…`)
    expect(cutWords(words(26), 26, { ellipsis: true })).toBe(words(26))
  })

  it.each([
    ['<p>One <b>two</b> three</p>', 2, 'One two'],
    ['<p>One</p><p>two</p>', 5, 'One two'],
    ['O<b>n</b>e<br>two', 5, 'One two'],
    ['Fish &amp; chips', 3, 'Fish & chips'],
    ['Caf&eacute; &#8220;Ni&ntilde;o&#x201D; &iexcl;s&iacute;!', 4, 'Café “Niño” ¡sí!'],
    ['a&nbsp;b', 1, 'a'],
    ['&unknown; &amp;lt;', 3, '&unknown; &lt;'],
    ['&constructor; &toString;', 3, '&constructor; &toString;'],
    ['3&Prime; &frac13; &#0;&#xD800;&#x110000;', 3, '3″ ⅓ \ufffd\ufffd\ufffd'],
    ['AT&T &copy 2026', 3, 'AT&T &copy 2026'],
    ['a <!-- b c --> d<script>e f</script> g<style>h</style>', 9, 'a d g'],
    ['3 < 5 and 6 > 2', 9, '3 < 5 and 6 > 2'],
    ['<p> </p>', 3, ''],
    ['', 3, ''],
  ])('[CARD-12] of %j the first %i words are %j', (html, count, expected) => {
    expect(cutWords(html, count)).toBe(expected)
  })

  it('never gives more words than asked for', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 40 }),
        (html, count) => cutWords(html, count).split(' ').filter(Boolean).length <= count,
      ),
    )
  })
})
