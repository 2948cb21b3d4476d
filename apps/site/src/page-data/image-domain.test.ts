// @vitest-environment jsdom
import { blockViews } from '@bank/blocks/views.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { assembleSite } from './testing/assemble-site.ts'

const snapshot = fixtureSnapshot({
  media: [{ id: 'bayou', filename: 'bayou.webp', width: 2400, height: 1350, hash: 'a'.repeat(64), focalX: 20, focalY: 75 }],
  blocks: [{ id: 'top', kind: 'banner', headline: { en: 'Mist' }, backgroundImage: 'bayou' }],
  records: { pages: [{ id: 'offer', uri: '/offer/', title: { en: 'Offer' }, blocks: [{ block: 'top' }] }] },
})

/** The banner of a built page. */
const picture = (imageDomain?: string): HTMLImageElement => {
  const pages = assembleSite(snapshot, { siteUrl: undefined, buildYear: 2026, files: [], imageDomain })
  const props = pages.find(({ file }) => file === 'en/offer')?.blocks[0]?.props
  if (!props) throw new Error('the page has no banner')
  document.body.innerHTML = renderToStaticMarkup(createElement(blockViews.banner.View as unknown as FunctionComponent<object>, props))
  const found = document.querySelector('img')
  if (!found) throw new Error('the banner has no picture')
  return found
}

describe('pictures of a page', () => {
  it('[IMG-01] [IMG-02] [IMG-05] come from the image service when there is one, compressed and at most 1920 wide', () => {
    const image = picture('images.gulfpines.example')
    const offered = image.srcset.split(', ').map((entry) => new URL(entry.split(' ')[0] ?? ''))
    expect(document.querySelector('source')).toBeNull()
    expect(new Set(offered.map(({ origin }) => origin))).toEqual(new Set(['https://images.gulfpines.example']))
    expect(new Set(offered.map(({ searchParams }) => searchParams.get('auto')))).toEqual(new Set(['compress']))
    expect(Math.max(...offered.map(({ searchParams }) => Number(searchParams.get('w'))))).toBe(1920)
    expect(new URL(image.src).searchParams.get('w')).toBe(image.getAttribute('width'))
    // The service takes the picture itself from this site, and knows what must stay in a crop.
    expect(offered[0]?.pathname).toMatch(/^\/media\/bayou\.[0-9a-f]{10}\.2400\.webp$/)
    expect([offered[0]?.searchParams.get('fp-x'), offered[0]?.searchParams.get('fp-y')]).toEqual(['0.2', '0.75'])
  })

  it('[IMG-03] [IMG-06] [IMG-07] have a blurred stand-in of 5 % of their width from the service', () => {
    const { searchParams, host } = new URL(picture('images.gulfpines.example').dataset['blur'] ?? '')
    expect([host, searchParams.get('w'), searchParams.get('blur')]).toEqual(['images.gulfpines.example', '96', '20'])
  })

  it('[IMG-04] [IMG-06] are made by the build without a service: up to 1920 wide, with a stand-in of 96', () => {
    const image = picture()
    expect(document.querySelector('source')?.srcset).toMatch(/\.1920\.avif 1920w$/)
    expect(image.dataset['blur']).toMatch(/^\/media\/bayou\.[0-9a-f]{10}\.96\.blur\.webp$/)
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['960', '540'])
  })
})
