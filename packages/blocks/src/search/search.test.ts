// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { Search as View } from './Search.tsx'
import { search as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }

describe('search results page', () => {
  it.each([
    ['en', '/en/search/'],
    ['es', '/es/search/'],
  ] as const)('[ROUTE-09] [D-SRCH-3] sends its terms to itself in %s', (language, path) => {
    const form = renderBlock(block, {}, { language, content: { path } }).querySelector('form')
    expect([form?.getAttribute('action'), form?.getAttribute('method'), form?.querySelector('input')?.name]).toEqual([path, 'get', 'terms'])
  })

  it('[D-SRCH-1] [SRCH-19] marks the field as required and leaves the checking to the page', () => {
    const form = renderBlock(block, {}).querySelector('form')
    expect([form?.noValidate, form?.querySelector('input')?.required]).toEqual([true, true])
  })

  it('[ROUTE-10] is a page without a query: headline, form, pages that help, and words for browsers without scripts', () => {
    const host = renderBlock(block, { helpLinks: [{ title: { en: 'Branches' }, link: '/locations/' }] })
    expect(host.querySelector('h1')?.textContent).toBe('Search')
    expect(host.querySelector('[data-search-help] a')?.getAttribute('href')).toBe('/en/locations/')
    expect(host.querySelector('noscript')?.innerHTML).toContain('/sitemap/')
  })
})
