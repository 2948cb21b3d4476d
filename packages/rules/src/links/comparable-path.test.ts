import { describe, expect, it } from 'vitest'
import { comparablePath } from './comparable-path.ts'

describe('comparablePath', () => {
  it.each([
    ['/en/faq/', '/en/faq', true],
    ['/en/faq/?a=1', '/en/faq/#b', true],
    ['/', '/en/', true],
    ['', '/en/', true],
    ['/', '/es/', false],
    ['/en/faq/', '/en/FAQ/', false],
    ['/en/faq/', '/en/faq/more/', false],
  ])('[FOOT-17] %s and %s: %s', (one, other, same) => {
    expect(comparablePath(one) === comparablePath(other)).toBe(same)
  })
})

it('blanks around a path are no part of it', () => {
  expect(comparablePath(' /en/faq ')).toBe('/en/faq/')
})
