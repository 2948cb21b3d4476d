// @vitest-environment jsdom

import { project } from '@bank/ui/map/state-shapes.ts'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { LocationTeaser as View } from './LocationTeaser.tsx'
import { locationTeaser as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const place = (id: string, latitude: number, longitude: number, type: 'branch' | 'atm') => ({
  id,
  name: id,
  latitude,
  longitude,
  state: 'TX',
  permalink: id,
  phone: '713-555-0110',
  locationType: [{ type }],
})
const records = {
  locations: [
    place('heights', 29.79, -95.4, 'branch'),
    place('heights-atm', 29.791, -95.401, 'branch'),
    place('waco', 31.55, -97.15, 'atm'),
  ],
}

describe('location teaser', () => {
  it('sends what is typed to the locator in the language of the page', () => {
    const form = renderBlock(block, { headline: { en: 'Doors' } }, { language: 'es' }).querySelector('form')
    expect([form?.getAttribute('action'), form?.getAttribute('method'), form?.querySelector('input')?.name]).toEqual([
      '/es/locations/',
      'get',
      'q',
    ])
  })

  it('[CONST-09] marks each place at its true spot on the map of the three states, near neighbors once', () => {
    const host = renderBlock(block, { headline: { en: 'Doors' } }, { content: { records } })
    const { x, y } = project(-95.4, 29.79)
    expect([...host.querySelectorAll('.location-teaser-branch')].map((mark) => mark.getAttribute('transform'))).toEqual([
      `translate(${x} ${y})`,
    ])
    expect(host.querySelectorAll('.location-teaser-machine')).toHaveLength(1)
  })

  it('lists the chosen places with a link to each', () => {
    const host = renderBlock(block, { headline: { en: 'Doors' }, locations: ['waco', 'gone'] }, { content: { records } })
    expect([...host.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual(['/locations/tx/waco/', 'tel:7135550110'])
  })

  it('names a place as its page does, in the language of the page', () => {
    const titled = { ...place('waco', 31.55, -97.15, 'atm'), title: { en: 'Waco ATM', es: 'Cajero de Waco' } }
    const names = (
      language: 'en' | 'es',
      locations: readonly { readonly id: string; readonly title?: { readonly en: string; readonly es?: string } }[],
    ) =>
      [
        ...renderBlock(
          block,
          { headline: { en: 'Doors' }, locations: ['waco'] },
          { language, content: { records: { locations } } },
        ).querySelectorAll('li b span'),
      ].map((name) => [name.textContent, name.getAttribute('lang')])
    expect(names('es', [titled])).toEqual([['Cajero de Waco', null]])
    expect(names('en', records.locations)).toEqual([['waco', null]])
    expect(names('es', [{ ...titled, title: { en: 'Waco ATM' } }])).toEqual([['Waco ATM', 'en']])
  })

  it('[BLK-03] is hidden without a headline and without places', () => {
    expect(renderBlock(block, {}, { content: { records: { locations: [] } } }).childElementCount).toBe(0)
  })
})
