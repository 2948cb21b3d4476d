import { describe, expect, it } from 'vitest'
import { testContext } from '../test-context.ts'
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

  it('is plain without a variant, and hidden when nothing is said', () => {
    expect(toProps({ id: 'quote', kind: 'bigQuote', quote: { text: 'Quote' } }, context)?.variant).toBe('plain')
    expect(toProps({ id: 'quote', kind: 'bigQuote', author: { text: 'Nobody' } }, context)).toBeUndefined()
  })
})
