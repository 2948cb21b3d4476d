// @vitest-environment jsdom

import { stateShapes } from '@bank/ui/map/state-shapes.ts'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { NoticesMap as View } from './NoticesMap.tsx'
import { noticesMap as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const shapes = stateShapes()

const shapeLink = (shape: string, language: 'en' | 'es') =>
  [...renderBlock(block, {}, { language }).querySelectorAll('svg path')]
    .find((path) => path.getAttribute('d') === shape && path.closest('a'))
    ?.closest('a')

describe('regional notices map', () => {
  it.each([
    ['[ROUTE-28] Mississippi', shapes.states.MS, 'ms', 'Notices for Mississippi, MS', 'Avisos para Misisipi, MS'],
    ['[ROUTE-29] Louisiana', shapes.states.LA, 'la', 'Notices for Louisiana, LA', 'Avisos para Luisiana, LA'],
    ['[ROUTE-31] north Texas', shapes.northTexas, 'northtx', 'Notices for North Texas', 'Avisos para Norte de Texas'],
    [
      '[ROUTE-32] south Texas',
      shapes.southTexas,
      'houston',
      'Notices for Houston and South Texas',
      'Avisos para Houston y el sur de Texas',
    ],
  ])('%s is a link to its notices in the language of the page, with a name', (_name, shape, place, english, spanish) => {
    for (const [language, label] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const link = shapeLink(shape, language)
      expect([link?.getAttribute('href'), link?.getAttribute('aria-label')]).toEqual([`/${language}/covid19-updates/${place}/`, label])
    }
  })

  it('[ROUTE-30] [D-ROUTE-9] draws Texas as a plain path below its regions, and links it nowhere', () => {
    const host = renderBlock(block, {})
    const paths = [...host.querySelectorAll('svg path')]
    const texas = paths.find((path) => path.getAttribute('d') === shapes.states.TX)
    expect(texas?.closest('a')).toBeNull()
    expect(texas ? paths.indexOf(texas) : -1).toBeLessThan(paths.findIndex((path) => path.getAttribute('d') === shapes.northTexas))
    expect(host.innerHTML).not.toContain('/covid19-updates/tx/')
  })

  it('lists the same four links beside the map', () => {
    const host = renderBlock(block, {})
    const addresses = (selector: string) => [...host.querySelectorAll(selector)].map((link) => link.getAttribute('href')).sort()
    expect(addresses('li a')).toEqual(addresses('svg a'))
    expect(addresses('li a')).toHaveLength(4)
  })
})
