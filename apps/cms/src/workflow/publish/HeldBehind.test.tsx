// @vitest-environment jsdom

import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { componentPlace, signedIn, spoken } from '../../testing/admin-component.ts'
import { timeWords } from '../record/review-words.ts'
import { HeldBehind } from './HeldBehind.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
const since = '2026-03-01T15:00:00.000Z'
const show = async (answer: object, status = 200) => {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }))
  await act(async () => place.root.render(<HeldBehind key={JSON.stringify(answer)} />))
}

it.each([
  ['en', en],
  ['es', es],
])('says since when an older release is in force by hand, and what waits, with a link to the releases, in %s', async (language, words) => {
  spoken.language = language
  const { heldSince, behindHeld, toReleases } = words.progress
  for (const [by, waiting] of [
    ['ana@bank.example', 2],
    ['ana@bank.example', 1],
    [undefined, 0],
  ] as const) {
    await show({ since, ...(by && { by }), waiting })
    expect(place.host.querySelector('strong')?.textContent).toBe(`${heldSince(timeWords(since, words), by)} ${behindHeld(waiting)}`)
    const link = place.host.querySelector('a')
    expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/admin/releases', toReleases])
  }
})

it('tells approvers to publish what waits, and others who does', async () => {
  const link = async (roles: readonly string[]) => {
    signedIn.user = { id: 1, roles }
    await show({ since, waiting: roles.length })
    signedIn.user = null
    return place.host.querySelector('a')?.textContent
  }
  expect(await link(['approver', 'writer'])).toBe(en.progress.toOwnReleases)
  expect(await link(['writer'])).toBe(en.progress.toReleases)
})

it('says nothing where none is, or nobody can tell', async () => {
  await show({})
  expect(place.host.textContent).toBe('')
  await show({ errors: [{ message: 'No publisher runs.' }] }, 503)
  expect(place.host.textContent).toBe('')
})
