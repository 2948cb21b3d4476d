import { describe, expect, it } from 'vitest'
import type { Viewport } from '../viewport/viewport.ts'
import { type Label, placeLabels } from './place-labels.ts'

const view: Viewport = { x: 0, y: 0, scale: 1, width: 400, height: 400 }
const options = { taken: [], most: 10, widthOf: ({ text }: Label) => text.length * 8 }

describe('names on the map', () => {
  it('stand right of their dot, the first ones first, and at most so many', () => {
    const placed = placeLabels(
      [
        { text: 'Houston', x: 0, y: 0 },
        { text: 'Katy', x: -150, y: 0 },
        { text: 'Spring', x: 0, y: -150 },
      ],
      view,
      { ...options, most: 2 },
    )
    expect(placed.map(({ label, left, middle, hasDot }) => [label.text, left, middle, hasDot])).toEqual([
      ['Houston', 209, 200, true],
      ['Katy', 59, 200, true],
    ])
  })

  it('give way to markers and to one another, and are left out where nothing is free', () => {
    const marker = { left: 186, top: 166, right: 214, bottom: 202 }
    const [houston] = placeLabels([{ text: 'Houston', x: 0, y: 0 }], view, { ...options, taken: [marker] })
    expect(houston).toMatchObject({ left: 222, hasDot: false })
    expect(
      placeLabels([{ text: 'Houston', x: 0, y: 0 }], view, { ...options, taken: [{ left: 0, top: 0, right: 400, bottom: 400 }] }),
    ).toEqual([])
    const two = placeLabels(
      [
        { text: 'Gretna', x: 0, y: 0 },
        { text: 'Harvey', x: 3, y: 2 },
      ],
      view,
      options,
    )
    expect(two.map(({ label }) => label.text)).toEqual(['Gretna'])
  })

  it('stand beside the marker of their own town alone', () => {
    const marker = { left: 186, top: 166, right: 214, bottom: 202, towns: ['Rosenberg'] }
    const named = ['Richmond', 'Rosenberg'].flatMap((text) =>
      placeLabels([{ text, x: 3, y: -2 }], view, { ...options, taken: [marker], markers: [marker] }).map(({ label }) => label.text),
    )
    expect(named).toEqual(['Rosenberg'])
  })

  it('outside of the view are no names', () => {
    expect(
      placeLabels(
        [
          { text: 'El Paso', x: -900, y: 0 },
          { text: 'Edge', x: 195, y: 0 },
        ],
        view,
        options,
      ).map(({ label, left }) => [label.text, left]),
    ).toEqual([['Edge', 354]])
  })

  it('of an area stand on its point', () => {
    expect(placeLabels([{ text: 'Harris County', x: 0, y: 0, isArea: true }], view, options)).toMatchObject([
      { left: 148, middle: 200, hasDot: false },
    ])
  })
})
