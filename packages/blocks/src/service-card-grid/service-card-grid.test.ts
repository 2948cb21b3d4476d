// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { Truck } from 'lucide'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { ServiceCardGrid as View } from './ServiceCardGrid.tsx'
import { serviceCardGrid as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const tile = {
  icon: 'truck',
  title: { en: 'Borrow' },
  intro: { en: 'Decided nearby.' },
  link: '/business/lending/',
  linkText: { en: 'Talk' },
}
const tiles = (count: number) => Array.from({ length: count }, () => tile)

/** The first card of a set with one node, on a page in a language. */
const cardOf = (node: object, language: 'en' | 'es' = 'en') =>
  renderBlock(block, { set: 'services' }, { language, content: { records: { 'service-card-sets': [{ id: 'services', nodes: [node] }] } } })
const linkOf = (node: object, language: 'en' | 'es' = 'en') => {
  const link = cardOf({ title: { en: 'Borrow' }, ...node }, language).querySelector('a')
  return link && [link.getAttribute('href'), link.textContent]
}

describe('service card grid', () => {
  it('[BLK-76] shows title, intro, link, its words and icon of each tile', () => {
    const card = renderBlock(block, { headline: { en: 'Services' }, tiles: tiles(1) }).querySelector('li')
    expect(card?.querySelector('h3')?.textContent).toBe('Borrow')
    expect(card?.querySelector('p')?.textContent).toBe('Decided nearby.')
    expect(card?.querySelector('a')?.getAttribute('href')).toBe('/en/business/lending/')
    expect(card?.querySelector('a')?.textContent).toBe('Talk')
    expect(card?.querySelector('svg path')?.getAttribute('d')).toBe(Truck[0]?.[1]['d'])
  })

  it.each([
    ['BLK-77', 3, 'full-width', 3],
    ['BLK-77', 3, undefined, 3],
    ['BLK-78', 3, 'half', 2],
    ['BLK-78', 2, 'full-width', 2],
    ['BLK-78', 4, 'full-width', 2],
    ['BLK-78', 6, 'full-width', 2],
    ['BLK-78', 1, 'half', 2],
  ] as const)('[%s] %i cards in the layout %s stand %i to a row', (_id, count, layout, perRow) => {
    const list = renderBlock(block, { tiles: tiles(count), ...(layout && { layout }) }).querySelector('ul')
    expect(list?.className).toBe(`service-card-grid-cards service-card-grid-${perRow}`)
    const css = readFileSync(`${import.meta.dirname}/service-card-grid.css`, 'utf8')
    expect(css).toContain(`.service-card-grid-${perRow} {\n  grid-template-columns: repeat(${perRow}, minmax(0, 1fr));`)
  })

  it('shows its own tiles before those of a set', () => {
    const content = { records: { 'service-card-sets': [{ id: 'services', nodes: [{ title: { en: 'Of the set' } }] }] } }
    const shown = (fields: object) => renderBlock(block, { set: 'services', ...fields }, { content }).querySelector('li')?.textContent
    expect(shown({ tiles: tiles(1) })).toContain('Borrow')
    expect(shown({})).toContain('Of the set')
  })

  it.each([
    [{ headline: { en: 'Services' } }],
    [{ headline: { en: 'Services' }, tiles: [{ icon: 'truck', link: '/business/' }] }],
    [{ set: 'there-is-none' }],
  ])('[BLK-03] is hidden with %j', (fields) => expect(renderBlock(block, fields).innerHTML).toBe(''))

  it('refuses an icon that nobody has drawn', () => {
    const parsed = schema.schema.safeParse({ id: 'grid', kind: 'serviceCardGrid', tiles: [{ icon: 'phoenix' }] })
    expect(parsed.error?.issues[0]?.message).toMatch(/^must be the name of an icon/)
  })
})

describe('a card of a service card set', () => {
  it('[CARD-31] shows title, intro and icon', () => {
    const card = cardOf({ title: { en: 'Borrow', es: 'Pedir' }, intro: { en: 'Nearby.', es: 'Cerca.' }, icon: 'truck' }, 'es')
    expect(card.querySelector('li .h3')?.textContent).toBe('Pedir')
    expect(card.querySelector('li p')?.textContent).toBe('Cerca.')
    expect(card.querySelector('svg path')?.getAttribute('d')).toBe(Truck[0]?.[1]['d'])
  })

  const links_json = JSON.stringify([
    { linkText: { en: 'Talk', es: 'Hablar' }, link: '/contact/' },
    { linkText: 'Second', link: '/business/' },
  ])

  it('[CARD-32] leads to the first link of links_json, whatever its uri', () => {
    expect(linkOf({ links_json, uri: '/personal/' })).toEqual(['/en/contact/', 'Talk'])
  })

  it.each([undefined, '', '[]', '[{"linkText":"Nowhere"}]'])('[CARD-33] leads to its uri with %j for its links', (empty) => {
    expect(linkOf({ uri: '/personal/', ...(empty !== undefined && { links_json: empty }) })).toEqual(['/en/personal/', 'Learn More'])
  })

  it('[CARD-34] reads words and address for the language, and falls back to English', () => {
    expect(linkOf({ links_json }, 'es')).toEqual(['/es/contact/', 'Hablar'])
    const english = JSON.stringify([{ linkText: { en: 'Talk' }, link: { en: '/contact/' } }])
    expect(linkOf({ links_json: english }, 'es')).toEqual(['/es/contact/', 'Talk'])
    const spanish = JSON.stringify([{ linkText: { en: 'Talk', es: 'Hablar' }, link: { en: '/contact/', es: '/espanol/' } }])
    expect(linkOf({ links_json: spanish }, 'es')).toEqual(['/espanol/', 'Hablar'])
  })

  it('is no link without links and uri', () => expect(linkOf({})).toBeNull())
})
