/*
 * Reads a calendar as a program of somebody else would, by RFC 5545 alone: unfolds lines, expands weekly rules and exceptions, and takes each recurrence for as
 * long as the first one.
 */

type Property = { readonly name: string; readonly zone: string | undefined; readonly isDate: boolean; readonly value: string }

export type CalendarEvent = { readonly summary: string; readonly properties: readonly Property[] }

const property = (line: string): Property => {
  const [, head = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? []
  const [name = '', ...parameters] = head.split(';')
  const zone = parameters.find((each) => each.startsWith('TZID='))?.slice(5)
  return { name, zone, isDate: parameters.includes('VALUE=DATE'), value }
}

/** The events of a calendar. */
export const readEvents = (text: string): readonly CalendarEvent[] =>
  text
    .replace(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((part) => {
      const properties = (part.split('END:VEVENT')[0] ?? '').trim().split('\r\n').map(property)
      const summary = (properties.find(({ name }) => name === 'SUMMARY')?.value ?? '').replace(/\\([\\;,])/g, '$1')
      return { summary, properties }
    })

const formats = new Map<string, Intl.DateTimeFormat>()

/** `20261124T090000` at a moment. */
const stampAt = (moment: number, timeZone: string): string => {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format.format(moment).replaceAll('-', '').replaceAll(':', '').replace(' ', 'T')
}

const asUtc = (stamp: string): number => Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, '$1-$2-$3T$4:$5:$6Z'))

const moments = new Map<string, number>()

/** All offsets that zones have, in milliseconds, those of America first. */
const offsets = Array.from({ length: 113 }, (_, index) => ((index + 68) % 113) - 56).map((quarters) => quarters * 15 * 60_000)

/** The moment of a local time; of one that comes twice the first, of one that is skipped the one an hour later. */
const momentOf = (stamp: string, timeZone: string): number => {
  const key = `${stamp} ${timeZone}`
  const known = moments.get(key)
  if (known !== undefined) return known
  const offset = offsets.find((each) => stampAt(asUtc(stamp) + each, timeZone) === stamp)
  const found = offset === undefined ? momentOf(stampAt(asUtc(stamp) + 3_600_000, 'UTC'), timeZone) : asUtc(stamp) + offset
  moments.set(key, found)
  return found
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Whether an event with times covers a moment. */
export const covers = ({ properties }: CalendarEvent, moment: number): boolean => {
  const of = (name: string) => properties.find((each) => each.name === name)
  const [start, end, rule] = [of('DTSTART'), of('DTEND'), of('RRULE')?.value]
  if (!start?.zone || !end?.zone) return false
  const { zone } = start
  const first = momentOf(start.value, zone)
  if (!rule) return first <= moment && moment < momentOf(end.value, end.zone)
  const length = momentOf(end.value, end.zone) - first
  const byDay = /BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(',') ?? []
  const until = /UNTIL=(\w+)/.exec(rule)?.[1]
  const left = properties.filter(({ name }) => name === 'EXDATE').map(({ value }) => value)
  return [0, 24].some((hours) => {
    const date = stampAt(moment - hours * 3_600_000, zone).slice(0, 8)
    const stamp = `${date}${start.value.slice(8)}`
    if (stamp < start.value || left.includes(stamp)) return false
    if (!byDay.includes(weekdays[new Date(asUtc(`${date}T000000Z`)).getUTCDay()] ?? '')) return false
    const begins = momentOf(stamp, zone)
    return (!until || begins <= asUtc(until)) && begins <= moment && moment < begins + length
  })
}
