import { describe, expect, it } from 'vitest'
import { testContext } from '../test-context.ts'
import { toProps } from './toProps.ts'

const context = testContext('en')

describe('the call to action', () => {
  it('[BLK-19] shows headline, description, link with its words and picture', () =>
    expect(
      toProps(
        {
          id: 'call',
          kind: 'callToAction',
          headline: { text: 'Headline' },
          description: { text: 'Words' },
          link: '/contact/',
          linkText: { text: 'Ask' },
          image: 'porch',
        },
        context,
      ),
    ).toMatchObject({
      headline: { text: 'Headline' },
      description: { text: 'Words' },
      go: { to: { href: '/en/contact/' }, text: { text: 'Ask' } },
      image: { name: 'porch.0123456789' },
    }))

  it('has default words for an address without any, and no button for words without an address', () => {
    expect(toProps({ id: 'call', kind: 'callToAction', link: '/contact/' }, context)?.go?.text.text).toBe('Learn More')
    expect(
      toProps({ id: 'call', kind: 'callToAction', headline: { text: 'Headline' }, linkText: { text: 'Ask' } }, context)?.go,
    ).toBeUndefined()
  })

  it('is hidden when nothing is filled in', () => expect(toProps({ id: 'call', kind: 'callToAction' }, context)).toBeUndefined())
})
