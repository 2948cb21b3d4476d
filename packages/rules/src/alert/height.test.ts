import { describe, expect, it } from 'vitest'
import { alertGrowth } from './height.ts'

describe('alert height', () => {
  it.each([
    [0, 0],
    [165, 0],
    [166, 14],
    [400, 14],
  ])('[ALERT-17] a description of %i characters makes it grow by %i px', (length, growth) => {
    expect(alertGrowth('a'.repeat(length))).toBe(growth)
  })
})
