import { branchTimeZone } from '../constants.ts'
import { offsetStamp } from '../hours/calendar/zone-offset.ts'
import type { EventSession } from './event-sessions.ts'

type Node = Readonly<Record<string, unknown>>

const stampOf = ({ day, hours }: EventSession, side: 'start' | 'end'): string =>
  hours ? offsetStamp(day, hours[side], branchTimeZone) : day
const timesOf = (first: EventSession, last: EventSession) => ({ startDate: stampOf(first, 'start'), endDate: stampOf(last, 'end') })

/**
 * An event as structured data of schema.org, from what is the same on all its occasions and from its sessions: one session is the event
 * itself, several are events of their own within it. Nothing for an event without a session.
 */
export const eventData = (common: Node, about: Node, written: readonly EventSession[]): Node | undefined => {
  const sessions = written.toSorted((one, other) => stampOf(one, 'start').localeCompare(stampOf(other, 'start'), 'en'))
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (!first || !last) return undefined
  return {
    '@type': 'Event',
    ...common,
    ...about,
    ...timesOf(first, last),
    ...(sessions.length > 1 && {
      subEvent: sessions.map((session) => ({
        '@type': 'Event',
        ...common,
        ...timesOf(session, session),
        ...(session.language && { inLanguage: session.language }),
      })),
    }),
  }
}
