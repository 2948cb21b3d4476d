// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { ContentTile as View } from './ContentTile.tsx'
import { contentTile as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }

describe('content tile', () => {
  it('[BLK-24] shows headline, description, link with its words and image', () => {
    const tile = renderBlock(block, {
      headline: { en: 'A porch light' },
      description: { en: 'Small loans.' },
      link: '/personal/loans/',
      linkText: { en: 'See loans' },
      image: 'porch',
    })
    expect(tile.querySelector('h2')?.textContent).toBe('A porch light')
    expect(tile.querySelector('.content-tile-words p')?.textContent).toBe('Small loans.')
    expect(tile.querySelector('a')?.getAttribute('href')).toBe('/en/personal/loans/')
    expect(tile.querySelector('a')?.textContent).toBe('See loans')
    expect(tile.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/porch\./)
  })

  it('gives the words all the room when there is no picture', () => {
    const tile = renderBlock(block, { headline: { en: 'A porch light' } })
    expect(tile.querySelector('img')).toBeNull()
    expect(tile.querySelector('.content-tile-pictured')).toBeNull()
  })

  it('[BLK-03] is hidden when nothing is filled in', () => {
    expect(renderBlock(block, { linkText: { en: 'See loans' } }).innerHTML).toBe('')
  })
})
