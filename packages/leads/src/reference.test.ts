import { expect, it } from 'vitest'
import { newReference } from './reference.ts'

it('is three times four signs that nobody mistakes for others', () => {
  let count = 0
  // Four signs that follow each other, and as many more with each number.
  const next = (below: number) => {
    const number = [0, 1, 2, 3].reduce((sum, place) => sum + ((count + place) % 30) * 30 ** place, 0)
    count += 4
    return number % below
  }
  const everySign = Array.from({ length: 3 }, () => newReference(next)).join('')
  expect(everySign).toMatch(/^(?:[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}){3}$/)
  expect(new Set(everySign.replaceAll('-', '')).size).toBe(30)
})

it('comes from numbers up to the largest that it can show', () => {
  expect(newReference((below) => below - 1)).toBe('ZZZZ-ZZZZ-ZZZZ')
  expect(newReference(() => 0)).toBe('2222-2222-2222')
})

it('differs from one time to the next', () => expect(newReference()).not.toBe(newReference()))
