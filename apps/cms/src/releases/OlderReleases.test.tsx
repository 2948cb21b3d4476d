// @vitest-environment jsdom

import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { en } from '../language/en.ts'
import { es } from '../language/es.ts'
import type { ListedRelease } from '../publisher/publisher-endpoints.ts'
import { componentPlace, spoken } from '../testing/admin-component.ts'
import { OlderReleases } from './OlderReleases.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()

const release = (from: string, since?: string): ListedRelease => ({
  ...{ id: from, from, first: from, to: undefined, isHeld: false, isAhead: false, since, until: from, changed: undefined, changes: [] },
})

const List = ({ newest }: { readonly newest: readonly ListedRelease[] }) => {
  const [listed, setListed] = useState(newest)
  const [said, setSaid] = useState('')
  return (
    <>
      <p role="status">{said}</p>
      <ul>
        {listed.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <OlderReleases listed={listed} add={(older) => setListed([...listed, ...older])} say={setSaid} />
    </>
  )
}

const show = (newest: readonly ListedRelease[]) => act(() => place.root.render(<List key={newest[0]?.from} newest={newest} />))
const button = () => place.host.querySelector('button')
const press = () => act(async () => button()?.click())
const status = () => place.host.querySelector('[role=status]')?.textContent

it.each([
  ['en', en],
  ['es', es],
])('adds older releases to the list, says so in %s, and keeps the focus when all are there', async (language, { releases }) => {
  spoken.language = language
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json([release('2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'), release('2026-01-01T00:00:00Z')])
  })
  show([release('2026-01-03T00:00:00Z', '2026-01-02T00:00:00Z')])
  expect(button()?.textContent).toBe(releases.older)
  button()?.focus()
  await press()
  expect(asked).toEqual([expect.stringMatching(/\/publisher\/releases\?before=2026-01-03T00%3A00%3A00Z$/)])
  expect(place.host.querySelectorAll('li')).toHaveLength(3)
  expect(status()).toBe(`${releases.more(2)} ${releases.all}`)
  expect([document.activeElement, button()?.getAttribute('aria-disabled')]).toEqual([button(), 'true'])
  await press()
  expect([asked.length, status()]).toEqual([1, releases.all])
})

it('is not there where nothing is older, and says what went wrong where the list could not be had', async () => {
  spoken.language = 'en'
  show([release('2026-01-01T00:00:00Z')])
  expect(button()).toBeNull()
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'No publisher runs.' }] }, { status: 503 }))
  show([release('2026-01-03T00:00:00Z', '2026-01-02T00:00:00Z')])
  await press()
  expect([status(), button()?.getAttribute('aria-disabled')]).toEqual(['No publisher runs.', 'false'])
})
