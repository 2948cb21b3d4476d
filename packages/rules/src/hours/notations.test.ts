import { describe, expect, it } from 'vitest'
import { type DayReading, parseHours } from './parse-hours.ts'
import notations from './testing/notations.json' with { type: 'json' }
import { type Day, dawn, days, dusk } from './week.ts'

const clock = (minutes: number): string => {
  if (minutes === dawn) return 'dawn'
  return minutes === dusk ? 'dusk' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

const reading = (read: DayReading | undefined): string | undefined =>
  read?.kind === 'ranges' ? read.ranges.map(({ start, end }) => `${clock(start)}-${clock(end)}`).join() : read?.kind

/** "mon-fri 9:00-17:00; sat closed", each day by itself. */
const daysOf = (reads: string): Record<string, string> =>
  Object.fromEntries(
    reads.split('; ').flatMap((part) => {
      const [names = '', hours = ''] = part.split(' ')
      const listed = names.split(',').flatMap((name) => {
        const [first, last = first] = name.split('-').map((day) => days.indexOf(day as Day))
        const [start = 0, end = 0] = [first, last]
        return start <= end ? days.slice(start, end + 1) : [...days.slice(start), ...days.slice(0, end + 1)]
      })
      return listed.map((day) => [day, hours])
    }),
  )

describe('the notation of hours', () => {
  it('has at least 250 examples, each once, in both languages', () => {
    expect(notations.length).toBeGreaterThanOrEqual(250)
    expect(new Set(notations.map(({ field, text }) => `${field} ${text}`)).size).toBe(notations.length)
  })

  it.each(notations)('[LOC-27] [D-LOC-9] [D-LOC-10] $text on $field: $reads', ({ field, text, reads }) => {
    const parsed = parseHours(text, field as Day)
    const read =
      parsed.kind === 'read' ? Object.fromEntries(Object.entries(parsed.days).map(([day, said]) => [day, reading(said)])) : parsed.kind
    expect(read).toEqual(reads === 'unreadable' ? 'text' : daysOf(reads))
  })
})
