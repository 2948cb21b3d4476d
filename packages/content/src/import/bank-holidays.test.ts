import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, dayOfDate } from '@bank/rules/hours/calendar-date.ts'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { repositoryRoot } from '../store/environment/repository-root.ts'

type Holiday = { readonly date: string; readonly hours?: string; readonly name: { readonly en: string; readonly es: string } }

const first = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`

/** The so-many-th Monday or Thursday of a month; the last one for -1. */
const weekdayOf = (day: 'mon' | 'thu', nth: number, year: number, month: number): string => {
  const start = nth < 0 ? first(year, month + 1) : first(year, month)
  const found = Array.from({ length: 7 }, (_, index) => addDays(start, nth < 0 ? -1 - index : index)).find(
    (date) => dayOfDate(date) === day,
  )
  return addDays(found ?? start, nth < 0 ? 0 : (nth - 1) * 7)
}

/** A holiday on a Sunday is kept on Monday, as the Federal Reserve does. */
const observed = (date: string): string => (dayOfDate(date) === 'sun' ? addDays(date, 1) : date)

const federal = (year: number): readonly string[] => [
  observed(`${year}-01-01`),
  weekdayOf('mon', 3, year, 1),
  weekdayOf('mon', 3, year, 2),
  weekdayOf('mon', -1, year, 5),
  observed(`${year}-06-19`),
  observed(`${year}-07-04`),
  weekdayOf('mon', 1, year, 9),
  weekdayOf('mon', 2, year, 10),
  observed(`${year}-11-11`),
  weekdayOf('thu', 4, year, 11),
  observed(`${year}-12-25`),
]

it('the bank is closed on the federal bank holidays of 2026 to 2028, each with its name in both languages', async () => {
  const { bankHolidays } = parse(await readFile(join(repositoryRoot, 'content/settings.yaml'), 'utf8')) as { bankHolidays: Holiday[] }
  expect(bankHolidays.map(({ date }) => date)).toEqual([2026, 2027, 2028].flatMap(federal))
  expect(bankHolidays.every(({ hours, name }) => hours === undefined && name.en !== '' && name.es !== '')).toBe(true)
  expect(new Set(bankHolidays.map(({ name }) => `${name.en} ${name.es}`)).size).toBe(11)
})
