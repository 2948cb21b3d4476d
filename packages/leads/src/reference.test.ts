import { expect, it } from 'vitest'
import { referenceMaker } from './reference.ts'

const day = Date.UTC(2026, 10, 26, 12)

it('is three times four signs that nobody mistakes for others, and all of them come up', () => {
  const newReference = referenceMaker()
  const several = Array.from({ length: 2000 }, (_, index) => newReference(day + index * 12_345_678)).join('')
  expect(several).toMatch(/^(?:[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}){2000}$/)
  expect(new Set(several.replaceAll('-', '')).size).toBe(30)
})

it('begins with its time, and is drawn within a millisecond', () => {
  const drawing = (drawn: (below: number) => number) => (now: number) => referenceMaker(drawn)(now)
  const [lowest, highest] = [drawing(() => 0), drawing((below) => below - 1)]
  expect(lowest(Date.UTC(2026, 0, 1))).toBe('2222-2222-2222')
  expect(lowest(day) < highest(day)).toBe(true)
  expect(highest(day) < lowest(day + 1)).toBe(true)
  expect(highest(day + 1999) < lowest(day + 2000)).toBe(true)
  expect(lowest(day).slice(0, 7)).toBe(highest(day).slice(0, 7))
})

it('is after the one before, in the same millisecond and when the clock is set back, and never the same', () => {
  const newReference = referenceMaker()
  const times = [...Array.from({ length: 5000 }, () => day), day - 7_200_000, 0, -1, day - 1, day, day + 1]
  const made = times.map(newReference)
  expect(made).toEqual(made.toSorted())
  expect(new Set(made).size).toBe(times.length)
})

it('goes on with the next tick when the numbers of one are used up', () => {
  const newReference = referenceMaker((below) => below - 1)
  const end = newReference(Date.UTC(2026, 0, 1) + 1999)
  expect([end, newReference(Date.UTC(2026, 0, 1))]).toEqual(['2222-22ZZ-ZZZZ', '2222-2322-2222'])
})

it('differs between two processes', () => expect(referenceMaker()(day)).not.toBe(referenceMaker()(day)))
