// @vitest-environment jsdom

import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { componentPlace, spoken } from '../../testing/admin-component.ts'
import { PlaceLine } from './PlaceLine.tsx'
import { timeWords } from './review-words.ts'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
beforeEach(() => void vi.useFakeTimers())

it.each([
  ['en', en],
  ['es', es],
])('says where a record is, in %s, also where nobody could be asked at first', async (language, words) => {
  spoken.language = language
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (asked === 1) throw new TypeError('Failed to fetch')
    return Response.json({ state: 'off', site: 'follows' })
  })
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  act(() => place.root.render(<PlaceLine slug="pages" id="home" hasDraft={false} askedFor={1} />))
  await wait(0)
  expect(place.host.textContent).toBe('')
  await wait(5000)
  expect(place.host.textContent).toBe(words.place.off)
  await wait(60_000)
  expect(asked).toBe(2)
})

it.each([
  ['en', en],
  ['es', es],
])(
  'says since when and by whom the release is in force that a record waits behind, with a link to the releases, in %s',
  async (language, words) => {
    spoken.language = language
    const since = '2026-03-01T15:00:00.000Z'
    const by = 'ana@bank.example'
    const answers = { place: { state: 'shown', since, takenOff: null, site: 'held' }, held: { since, by, waiting: 2 } }
    vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('/held') ? answers.held : answers.place))
    await act(async () => place.root.render(<PlaceLine slug="pages" id="home" hasDraft={false} askedFor={3} />))
    const { heldSince, behindHeld } = words.progress
    expect(place.host.querySelector('p')?.textContent).toBe(words.place.approved.held)
    expect(place.host.querySelector('strong')?.textContent).toBe(`${heldSince(timeWords(since, words), by)} ${behindHeld(2)}`)
    expect(place.host.querySelector('a')?.getAttribute('href')).toBe('/admin/releases')
  },
)

it('does not ask again where it was refused', async () => {
  const asked = vi.fn(async () => Response.json({ errors: [{ message: 'Sorry, you may not.' }] }, { status: 403 }))
  vi.stubGlobal('fetch', asked)
  act(() => place.root.render(<PlaceLine slug="pages" id="home" hasDraft={false} askedFor={2} />))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect([asked.mock.calls.length, place.host.textContent]).toEqual([1, ''])
})

it.each([
  ['en', en, 'shown'],
  ['es', es, 'shown'],
  ['en', en, 'off'],
] as const)('says in %s from the approval on that a record is on its way, until the site shows it', async (language, words, state) => {
  spoken.language = language
  const answers: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>()
    answers.push(answer)
    return answer.promise
  })
  const answer = (given: object) =>
    act(async () => answers.at(-1)?.resolve(Response.json({ state: 'shown', takenOff: null, site: 'follows', ...given })))
  const show = (hasDraft: boolean, askedFor: number) =>
    act(async () => place.root.render(<PlaceLine slug="pages" id="home" hasDraft={hasDraft} askedFor={askedFor} />))
  await show(true, 4)
  await answer({ state })
  expect(place.host.textContent).toBe(state === 'off' ? words.place.off : words.place.before)
  await show(false, 5)
  expect(place.host.textContent).toBe(words.place.approved.onItsWay)
  await answer({ site: 'onItsWay' })
  expect(place.host.textContent).toBe(words.place.approved.onItsWay)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await answer({})
  expect(place.host.textContent).toBe(words.place.live)
})
