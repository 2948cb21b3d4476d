import { expect, it } from 'vitest'
import { en } from '../language/en.ts'
import { commentOf, timeWords } from './review-words.ts'

it('tells the time of a plan as all other times, by the clock of whoever reads it, and leaves times that people write', () => {
  const comment = '2026-11-29 13:08 UTC\nIt ends then'
  const planned = timeWords('2026-11-29T13:08Z', en)
  for (const action of ['scheduled', 'endScheduled'] as const) expect(commentOf({ action, comment }, en)).toBe(`${planned}\nIt ends then`)
  expect(planned).not.toContain('UTC')
  expect(commentOf({ action: 'commented', comment }, en)).toBe(comment)
})
