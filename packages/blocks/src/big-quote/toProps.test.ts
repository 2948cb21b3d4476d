import { describe, expect, it } from 'vitest'
import { testContext } from '../test-context.ts'
import { markupOf } from '../test-markup.ts'
import { BigQuote } from './BigQuote.tsx'
import { bigQuote } from './schema.ts'
import { toProps } from './toProps.ts'

const context = testContext('en')

describe('the big quote', () => {
  it('[BLK-13] [BLK-14] [BLK-15] shows headline, quotation, author, button, background and variant', () =>
    expect(
      toProps(
        {
          id: 'quote',
          kind: 'bigQuote',
          headline: { text: 'Headline' },
          quote: { text: 'Quote' },
          author: { text: 'Delphine' },
          authorTitle: { text: 'Shrimper' },
          buttonLink: '/about/',
          buttonText: { text: 'Read more' },
          background: 'bayou',
          variant: 'boxed',
        },
        context,
      ),
    ).toMatchObject({
      headline: { text: 'Headline' },
      quote: { text: 'Quote' },
      author: { text: 'Delphine' },
      authorTitle: { text: 'Shrimper' },
      more: { to: { href: '/en/about/' }, text: { text: 'Read more' } },
      background: { picture: { name: 'bayou.0123456789' } },
      variant: 'boxed',
    }))

  const show = markupOf({ schema: bigQuote, toProps, View: BigQuote })
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

  it('is plain without a variant, and hidden when nothing is said', () => {
    expect(toProps({ id: 'quote', kind: 'bigQuote', quote: { text: 'Quote' } }, context)?.variant).toBe('plain')
    expect(toProps({ id: 'quote', kind: 'bigQuote', author: { text: 'Nobody' } }, context)).toBeUndefined()
  })
})
