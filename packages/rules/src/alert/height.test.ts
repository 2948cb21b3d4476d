import { describe, expect, it } from 'vitest'
import { alertGrowth, alertHeight } from './height.ts'

describe('alert height', () => {
  it.each([
    [0, 0, 50],
    [165, 0, 50],
    [166, 14, 64],
    [400, 14, 64],
  ])('[ALERT-17] a description of %i characters grows by %i px to %i px', (length, growth, height) => {
    const description = 'a'.repeat(length)
    expect([alertGrowth(description), alertHeight(description)]).toEqual([growth, height])
  })
})
