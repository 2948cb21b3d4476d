import { branchTimeZone } from '../constants.ts'
import { offsetStamp } from '../hours/calendar/zone-offset.ts'
import type { EventSession } from './event-sessions.ts'

type Node = Readonly<Record<string, unknown>>

const startOf = ({ day, hours }: EventSession): string => (hours ? offsetStamp(day, hours.start, branchTimeZone) : day)
const endOf = ({ day, hours }: EventSession): string => (hours ? offsetStamp(day, hours.end, branchTimeZone) : day)

/**
 * An event as structured data of schema.org, from what is the same on all its occasions and from its sessions: one session is the event
 * itself, several are events of their own within it. Nothing for an event without a session.
 */
export const eventData = (common: Node, about: Node, written: readonly EventSession[]): Node | undefined => {
  const sessions = written.toSorted((one, other) => startOf(one).localeCompare(startOf(other), 'en'))
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (!first || !last) return undefined
  return {
    '@type': 'Event',
    ...common,
    ...about,
    startDate: startOf(first),
    endDate: endOf(last),
    ...(sessions.length > 1 && {
      subEvent: sessions.map((session) => ({
        '@type': 'Event',
        ...common,
        startDate: startOf(session),
        endDate: endOf(session),
        ...(session.language && { inLanguage: session.language }),
      })),
    }),
  }
}
