// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { markupOf } from '../testing/markup.ts'
import { renderBlock } from '../testing/render.tsx'
import { BigQuote } from './BigQuote.tsx'
import { bigQuote } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema: bigQuote, toProps, View: BigQuote }

describe('the big quote', () => {
  it('[BLK-13] [BLK-14] shows headline, quotation, author with title, and a button with its words', () => {
    const host = renderBlock(block, {
      headline: { en: 'Headline' },
      quote: { en: 'Quote' },
      author: { en: 'Delphine' },
      authorTitle: { en: 'Shrimper' },
      buttonLink: '/about/',
      buttonText: { en: 'Read more' },
    })
    const parts = ['h2', 'blockquote', 'figcaption b', 'figcaption span', 'a.button']
    expect(parts.map((part) => host.querySelector(part)?.textContent)).toEqual(['Headline', 'Quote', 'Delphine', 'Shrimper', 'Read more'])
    expect(host.querySelector('a')?.getAttribute('href')).toBe('/en/about/')
  })

  const show = markupOf(block)
  const quote = { quote: { en: 'They looked at the boat.' } }

  it('[BLK-15] looks different in each variant and on each background', () => {
    const looks = [{}, { variant: 'boxed' as const }, { background: '#0b2440' }, { background: '#f4efe6' }, { background: 'bayou' }]
    expect(new Set(looks.map((look) => show({ ...quote, ...look }))).size).toBe(looks.length)
    expect(show({ ...quote, variant: 'boxed' })).toContain('big-quote-sheet')
    expect(show({ ...quote, background: '#0b2440' })).toMatch(/on-dark.*fill="#0b2440"/)
    expect(show({ ...quote, background: '#f4efe6' })).not.toContain('on-dark')
    // On a picture words stand on a sheet in any variant.
    expect(show({ ...quote, background: 'bayou' })).toMatch(/\/media\/bayou\..*big-quote-sheet/)
  })

  it('is plain without a variant', () => expect(show(quote)).toContain('big-quote-plain'))

  it('[BLK-03] is hidden when nothing is said', () => expect(show({ author: { en: 'Nobody' } })).toBeUndefined())
})
