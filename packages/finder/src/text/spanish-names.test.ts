import { expect, it } from 'vitest'
import { nameOfTown, spanishName } from './spanish-names.ts'

it.each([
  ['Bay Saint Louis', 'MS', 'Bahía de San Luis'],
  ['Bay St. Louis', 'ms', 'Bahía de San Luis'],
  ['New Orleans', 'LA', 'Nueva Orleans'],
  ['New Orleans', 'TX', undefined],
  ['Houston', 'TX', undefined],
])('%s, %s is called %s in Spanish', (name, state, spanish) => {
  expect(spanishName(name, state)).toBe(spanish)
})

it.each([
  ['New Orleans', 'es-US', 'Nueva Orleans'],
  ['New Orleans', 'en-US', 'New Orleans'],
  ['Houma', 'es-US', 'Houma'],
])('%s is called on a page of %s: %s', (name, locale, called) => {
  expect(nameOfTown(name, 'LA', locale)).toBe(called)
})
