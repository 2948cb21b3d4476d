import { describe, expect, it } from 'vitest'
import { samePage } from './same-page.ts'

describe('samePage', () => {
  it.each([
    ['/en/faq/', '/en/faq', true],
    ['/en/faq/?a=1', '/en/faq/#b', true],
    ['/', '/en/', true],
    ['', '/en/', true],
    ['/', '/es/', false],
    ['/en/faq/', '/en/FAQ/', false],
    ['/en/faq/', '/en/faq/more/', false],
  ])('[FOOT-17] %s and %s: %s', (one, other, same) => {
    expect(samePage(one, other)).toBe(same)
  })
})
