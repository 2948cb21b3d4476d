import { expect, it } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { commentOf, timeWords } from './review-words.ts'

it('tells the time of a plan as all other times, by the clock of the bank, and leaves times that people write', () => {
  const comment = '2026-11-29 13:08 UTC\nIt ends then'
  const planned = timeWords('2026-11-29T13:08Z', en)
  expect(planned).toBe('November 29, 2026 at 7:08 AM CST')
  expect(timeWords('2026-07-29T04:08Z', es)).toMatch(/^28 de julio de 2026 a las 11:08.p\.?.?m\.? CDT$/)
  for (const action of ['scheduled', 'endScheduled'] as const) expect(commentOf({ action, comment }, en)).toBe(`${planned}\nIt ends then`)
  expect(planned).not.toContain('UTC')
  expect(commentOf({ action: 'commented', comment }, en)).toBe(comment)
})
