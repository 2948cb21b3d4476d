// @vitest-environment jsdom

import { bankTime } from '@bank/content/spanish/bank-time.ts'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import type { AllBehindHeld } from '../../publisher/behind-held.ts'
import { componentPlace, spoken } from '../../testing/admin-component.ts'
import { BehindHeldList } from './BehindHeldList.tsx'
import { WaitingNotices } from './WaitingNotices.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
const at = '2026-03-02T15:00:00.000Z'
const of = (action: string, id: string) => ({
  ...{ title: `Title of ${id}`, label: 'Page', edit: `/admin/collections/pages/${id}` },
  ...{ action, by: 'ana@bank.example', at },
})
const newest = [of('published', 'one'), of('unpublished', 'two'), of('created', 'bayou'), of('changed', 'coast')]

const answers = (given: object, status = 200) => {
  const asked = vi.fn(async (_path: string) => Response.json(given, { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}
const show = async (given: AllBehindHeld | { readonly errors: readonly object[] }, status = 200) => {
  answers(given, status)
  await act(async () => place.root.render(<BehindHeldList key={JSON.stringify(given)} />))
}

it.each([en, es])('lists what waits behind an older release: record, what happens, by whom and since when', async (words) => {
  spoken.language = words.language
  const { behindHeld: texts, columns } = words.waiting
  await show({ count: 4, newest })
  expect(place.host.querySelector('h2')?.textContent).toBe(`${texts.list} (4)`)
  expect([...place.host.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    columns.record,
    columns.what,
    texts.by,
    texts.since,
  ])
  const rows = [...place.host.querySelectorAll('tbody tr')].map(({ children }) => [...children].map(({ textContent }) => textContent))
  const when = bankTime(words.language, at)
  expect(rows).toEqual(newest.map(({ title, action, by }) => [`${title} (Page)`, texts.what[action], by, when]))
  expect(new Set(rows.map(([, what]) => what)).size).toBe(4)
  expect(place.host.querySelector('td a')?.getAttribute('href')).toBe('/admin/collections/pages/one')
  expect(place.host.querySelector('section > p')).toBeNull()
  await show({ count: 24, newest })
  expect(place.host.querySelector('section > p')?.textContent).toBe(words.problems.more(20))
})

it('is nothing where nothing waits, or nobody can tell', async () => {
  await show({ count: 0, newest: [] })
  expect(place.host.textContent).toBe('')
  await show({ errors: [{ message: 'No publisher runs.' }] }, 503)
  expect(place.host.textContent).toBe('')
})

it('stands among what is to be looked at on the page of what waits', async () => {
  const asked = answers({ count: 0, newest: [] })
  await act(async () => place.root.render(<WaitingNotices emergencies={[]} mails={{ isOff: false, unsent: 0 }} rolesAsked={[]} />))
  expect(asked.mock.calls.map(([path]) => path)).toContain('/api/publisher/behind-held')
})
