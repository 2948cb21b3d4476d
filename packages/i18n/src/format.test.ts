import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatAmount, formatDay, formatDollars, formatMonth, formatPercent, formatRate } from './format.ts'

describe('figures', () => {
  it('[CALC-06] writes dollars with commas and two decimals in both languages', () => {
    expect([formatDollars(180000, 'en'), formatDollars(180000, 'es')]).toEqual(['$1,800.00', '$1,800.00'])
  })
  it('leaves the cents out of round balances', () => {
    expect(formatAmount(40_000, 'es')).toBe('$40,000')
    expect(formatAmount(12.5, 'es')).toBe('$12.50')
  })
  it('gives rates two decimals', () => {
    expect([formatRate(0.045), formatPercent(0.005), formatRate(0.021)]).toEqual(['4.50', '0.50%', '2.10'])
  })
})

describe('days', () => {
  it('are written in words in the language of the page', () => {
    expect([formatDay('2026-11-20', 'en'), formatDay('2026-11-20', 'es')]).toEqual(['November 20, 2026', '20 de noviembre de 2026'])
  })
  afterEach(() => vi.unstubAllEnvs())
  it.each(['Pacific/Honolulu', 'America/Chicago', 'Pacific/Kiritimati'])('are the same wherever the clock stands: %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(formatDay('2026-11-20', 'en')).toBe('November 20, 2026')
    expect(formatMonth('2026-11-01', 'en')).toBe('November 2026')
  })
  it('are empty when there is none', () => {
    expect([formatDay(undefined, 'en'), formatDay('soon', 'en')]).toEqual(['', ''])
  })
})
