import { expect, it } from 'vitest'
import { newReference } from './reference.ts'

it('is three times four signs that nobody mistakes for others', () => {
  let count = 0
  const everySign = Array.from({ length: 3 }, () => newReference((below) => count++ % below)).join('')
  expect(everySign).toMatch(/^(?:[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}){3}$/)
  expect(new Set(everySign.replaceAll('-', '')).size).toBe(30)
})

it('differs from one time to the next', () => expect(newReference()).not.toBe(newReference()))
