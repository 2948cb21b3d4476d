import { join } from 'node:path'
import type { Records } from '@bank/model/collections.ts'
import { eventSessions } from '@bank/rules/lists/event-sessions.ts'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../store/environment/repository-root.ts'
import { readContentFiles } from './content-files.ts'

const { records } = await readContentFiles(join(repositoryRoot, 'content'))
const events = records.filter(({ slug }) => slug === 'events').map(({ fields }) => fields) as unknown as Records['events']

const spoken = (minutes: number) =>
  minutes === 720 ? 'noon' : `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`

describe.each(events.map((event) => [event.id, event] as const))('[CARD-03] [CARD-07] [CARD-08] the event %s', (_, event) => {
  const sessions = eventSessions(event, event.time?.en)

  it('leads to a page of its own', () => expect(event.uri).toBe(`/events/${event.id}/`))

  it('takes place on days and at hours that a calendar can hold', () => {
    expect(sessions.length).toBeGreaterThan(0)
    for (const { hours } of sessions) expect(hours?.end).toBeGreaterThan(hours?.start ?? Number.NaN)
  })

  it('names each of its hours in its words', () => {
    for (const { hours } of sessions)
      for (const minutes of [hours?.start, hours?.end]) expect(event.time?.en?.toLowerCase()).toContain(spoken(minutes ?? 0))
  })
})
