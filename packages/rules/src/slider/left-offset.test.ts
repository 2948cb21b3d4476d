import { describe, expect, it } from 'vitest'
import { leftOffset } from './left-offset.ts'

describe('leftOffset', () => {
  it.each([
    [1280, 195],
    [891, 0.5],
    [890, 35],
    [640, 35],
    [639, 25],
    [320, 25],
  ])('[CONST-02] [CONST-01] at a width of %i px is %d px', (width, offset) => {
    expect(leftOffset(width)).toBe(offset)
  })
})
