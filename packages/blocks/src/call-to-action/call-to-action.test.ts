// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { CallToAction as View } from './CallToAction.tsx'
import { callToAction as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const words = (host: HTMLElement, selector: string) => host.querySelector(selector)?.textContent

describe('the call to action', () => {
  it('[BLK-19] shows headline, description, link with its words and picture', () => {
    const host = renderBlock(block, {
      headline: { en: 'Headline' },
      description: { en: 'Words' },
      link: '/contact/',
      linkText: { en: 'Ask' },
      image: 'porch',
    })
    expect([words(host, 'h2'), words(host, '.lead'), words(host, 'a')]).toEqual(['Headline', 'Words', 'Ask'])
    expect(host.querySelector('a')?.getAttribute('href')).toBe('/en/contact/')
    expect(host.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/porch\./)
  })

  it('has default words for an address without any, and no button for words without an address', () => {
    expect(words(renderBlock(block, { link: '/contact/' }), 'a')).toBe('Learn More')
    expect(renderBlock(block, { headline: { en: 'Headline' }, linkText: { en: 'Ask' } }).querySelector('a')).toBeNull()
  })

  it('[BLK-03] is hidden when nothing is filled in', () => expect(renderBlock(block, { linkText: { en: 'Ask' } }).innerHTML).toBe(''))
})
