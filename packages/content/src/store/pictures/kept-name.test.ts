import { expect, it } from 'vitest'
import { keptName } from './kept-name.ts'

it.each([
  ['CON.png', 'picture-CON.png'],
  ['lpt1.PNG', 'picture-lpt1.PNG'],
  ['???.png', 'picture.png'],
  [`${'a'.repeat(230)}.png`, `${'a'.repeat(200)}.png`],
  ['a'.repeat(255), `${'a'.repeat(200)}.png`],
  [`${'ñ'.repeat(200)}.jpg`, `${'ñ'.repeat(100)}.jpg`],
  [`a${'ñ'.repeat(200)}.jpg`, `a${'ñ'.repeat(99)}.jpg`],
  ['The bank at dawn (2).webp', 'The bank at dawn (2).webp'],
  ['contract.png', 'contract.png'],
  ['a.php', 'a.php'],
  ['a', 'a'],
])('%s is kept as %s', (name, kept) => {
  expect(keptName(name, 'png')).toBe(kept)
})
