/*
 * Reads what a calendar itself says of a time zone, by RFC 5545 (3.6.5) alone: a program that does not know the zone by its name has nothing else.
 */

type Onset = { readonly local: number; readonly offset: number }

/** A local time as if it were UTC. */
const localOf = (stamp: string): number => Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'))

const offsetOf = (written: string): number =>
  (written.startsWith('-') ? -1 : 1) * (Number(written.slice(1, 3)) * 60 + Number(written.slice(3, 5))) * 60_000

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const day = 24 * 3_600_000
const lastYear = 2040

/** When a rule such as `FREQ=YEARLY;BYMONTH=3;BYDAY=2SU` holds, from a first time on. */
const repeated = (rule: string, first: number): readonly number[] => {
  const [, month, count, weekday = ''] = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(-?\d)([A-Z]{2})$/.exec(rule) ?? []
  if (!month) throw new Error(`This rule is not read: ${rule}`)
  const year = new Date(first).getUTCFullYear()
  return Array.from({ length: lastYear - year + 1 }, (_, index) => {
    const start = Date.UTC(year + index, Number(month) - 1, 1)
    const days = Array.from({ length: 31 }, (_day, number) => start + number * day).filter(
      (time) => new Date(time).getUTCMonth() === Number(month) - 1 && new Date(time).getUTCDay() === weekdays.indexOf(weekday),
    )
    return (days.at(Number(count) < 0 ? Number(count) : Number(count) - 1) ?? 0) + (first % day)
  }).filter((time) => time >= first)
}

/** From local times, `20261201T090000`, to moments, by a calendar's own words on a zone. Throws for times of which it says nothing. */
export const zoneOf = (text: string, name: string): ((stamp: string) => number) => {
  const lines = text.replace(/\r\n[ \t]/g, '')
  const zone = lines.split('BEGIN:VTIMEZONE\r\n').find((part) => part.startsWith(`TZID:${name}\r\n`))
  const onsets = [...(zone?.split('END:VTIMEZONE')[0] ?? '').matchAll(/BEGIN:(?:STANDARD|DAYLIGHT)\r\n([\s\S]+?)END:/g)]
    .flatMap(([, observance = '']): readonly Onset[] => {
      const of = (property: string): string | undefined => new RegExp(`^${property}:(.+)\r$`, 'm').exec(observance)?.[1]
      const [start = '', rule, to = ''] = [of('DTSTART'), of('RRULE'), of('TZOFFSETTO')]
      const dates = [...observance.matchAll(/^RDATE:(.+)\r$/gm)].map(([, stamp = '']) => localOf(stamp))
      const times = rule ? repeated(rule, localOf(start)) : [localOf(start), ...dates]
      return times.map((local) => ({ local, offset: offsetOf(to) }))
    })
    .toSorted((one, other) => one.local - other.local)
  return (stamp) => {
    const onset = onsets.findLast(({ local }) => local <= localOf(stamp))
    if (!onset) throw new Error(`The calendar says nothing of the zone at ${stamp}`)
    return localOf(stamp) - onset.offset
  }
}
