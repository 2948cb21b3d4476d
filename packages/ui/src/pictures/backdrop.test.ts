import { describe, expect, it } from 'vitest'
import { backdrop, luminance } from './backdrop.ts'

const scene = { name: 'bayou.0123456789', width: 1600, height: 900, alt: undefined, hour: undefined, place: undefined }
const picture = (id: string | undefined) => (id === 'bayou' ? scene : undefined)

describe('backdrop', () => {
  it.each([
    ['#000', 0],
    ['#ffffff', 1],
    ['#0b2440', 0.017],
  ])('gives %s a luminance of %d', (hex, expected) => expect(luminance(hex)).toBeCloseTo(expected, 2))

  it('asks for light words on a dark colour only', () => {
    expect(backdrop('#0b2440', { picture })).toEqual({ colour: '#0b2440', dark: true })
    expect(backdrop('#f4efe6', { picture })).toEqual({ colour: '#f4efe6', dark: false })
  })

  it('takes anything that is no colour for the id of a picture', () => expect(backdrop('bayou', { picture })).toEqual({ picture: scene }))

  it.each([undefined, '', '  '])('is nothing for %j', (value) => expect(backdrop(value, { picture })).toBeUndefined())
})
