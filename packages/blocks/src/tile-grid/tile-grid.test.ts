// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { tileGrid as schema } from './schema.ts'
import { TileGrid as View } from './TileGrid.tsx'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const headline = { en: 'Headline' }
const grid = (tiles: unknown, language: 'en' | 'es' = 'en') =>
  renderBlock(block, { headline, description: { en: 'Description' }, tiles_json: JSON.stringify(tiles) }, { language })
const words = (host: Element | null, selector: string) => host?.querySelector(selector)?.textContent

describe('the tile grid', () => {
  it('[BLK-63] [BLK-64] shows headline, description and tiles with icon, title, intro, link and its words', () => {
    const tile = { icon: 'bell', title: { en: 'Alerts', es: 'Avisos' }, intro: 'One', link: '/personal/', linkText: { en: 'Choose' } }
    const host = grid([tile, { title: 'Second' }], 'es')
    expect([words(host, 'h2'), words(host, '.lead')]).toEqual(['Headline', 'Description'])
    const [first, second] = host.querySelectorAll('li')
    expect([words(first ?? null, 'h3'), words(first ?? null, '.small'), words(first ?? null, 'a')]).toEqual(['Avisos', 'One', 'Choose'])
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/icons/bell.svg')
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/es/personal/')
    expect(first?.querySelector('a span')?.getAttribute('lang')).toBe('en')
    expect(second?.innerHTML).toBe('<h3 class="h4">Second</h3>')
  })

  it.each([['[]'], [''], [undefined]])('[BLK-65] is hidden with %j for its tiles', (tiles_json) =>
    expect(renderBlock(block, { headline, ...(tiles_json !== undefined && { tiles_json }) }).innerHTML).toBe(''),
  )

  it('leaves out a tile that says nothing', () =>
    expect(grid([{ icon: 'bell' }, { title: 'Alerts' }]).querySelectorAll('li')).toHaveLength(1))

  it.each([
    ['does not parse', '[{'],
    ['is no list', '{"title":"Alerts"}'],
    ['names an icon that nobody has drawn', '[{"icon":"phoenix"}]'],
    ['has a field that tiles do not have', '[{"titel":"Alerts"}]'],
  ])('[D-BLK-16] is refused when its text %s', (_name, tiles_json) =>
    expect(schema.schema.safeParse({ id: 'tiles', kind: 'tileGrid', tiles_json }).success).toBe(false),
  )
})
