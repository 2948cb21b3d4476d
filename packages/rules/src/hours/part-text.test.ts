import { expect, it } from 'vitest'
import { partText } from './part-text.ts'

it.each([
  ['Vestíbulo', 'Cerrado, abre a las 8:00 a. m. (Obras)', 'Vestíbulo: cerrado, abre a las 8:00 a. m. (Obras)'],
  ['ATM', 'Open now', 'ATM: open now'],
  ['Drive-thru', '9:00 a.m. – noon', 'Drive-thru: 9:00 a.m. – noon'],
])('[LOC-26] [D-LOC-6] names %s once and goes on in small letters: %s', (name, text, said) => {
  expect(partText(name, text)).toBe(said)
})
