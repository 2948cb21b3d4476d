import { expect, it } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { timeWords } from './review-words.ts'

it('tells times by the clock of the bank', () => {
  expect(timeWords('2026-11-29T13:08Z', en)).toBe('November 29, 2026 at 7:08 AM CST')
  expect(timeWords('2026-07-29T04:08Z', es)).toMatch(/^28 de julio de 2026 a las 11:08.p\.?.?m\.? CDT$/)
})
