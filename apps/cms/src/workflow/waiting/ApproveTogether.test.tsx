// @vitest-environment jsdom

import type { Waiting } from '@bank/content/reviews/queue.ts'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { componentPlace, spoken } from '../../testing/admin-component.ts'
import { ApproveTogether } from './ApproveTogether.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
afterEach(() => {
  vi.unstubAllGlobals()
})

const draft = (id: string, version: string): Waiting => ({
  ...{ slug: 'pages', id, title: `Page ${id}`, label: 'Page', edit: `/admin/collections/pages/${id}`, version },
  ...{ state: 'submitted' as const, reviews: [], reasons: [], takenOff: null, isChangedSince: false },
})
const drafts = [draft('north', '7'), draft('south', '9'), draft('east', '11')]

/** The list, and an admin that answers so; what it is asked is kept. */
const listed = (status: number, answer: object, language = 'en', waiting = drafts) => {
  spoken.language = language
  const fetched = vi.fn(async (path: string, _: { readonly body: string }) =>
    path.endsWith('approve-together') ? Response.json(answer, { status }) : Response.json({ now: 1, stage: undefined, isPublishing: true }),
  )
  vi.stubGlobal('fetch', fetched)
  const onDone = vi.fn(async () => undefined)
  act(() =>
    place.root.render(
      <ApproveTogether drafts={waiting} onDone={onDone}>
        {(choiceOf) => waiting.map((each) => <p key={each.id}>{choiceOf(each)}</p>)}
      </ApproveTogether>,
    ),
  )
  const asked = () => fetched.mock.calls.filter(([path]) => path.endsWith('approve-together')).map(([, { body }]) => JSON.parse(body))
  return { onDone, asked }
}

const choose = (name: string) => act(() => place.host.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)?.click())
const approve = () => act(async () => place.host.querySelector('button')?.click())
const said = () => place.host.querySelector('[role=status]')?.textContent

it.each([en, es])('[D-STORE-8] approves the chosen drafts, each in the version that was listed, and says how many', async (words) => {
  const { together: texts } = words.waiting
  const { onDone, asked } = listed(200, {}, words.language)
  choose(texts.choose('Page north', 'Page'))
  choose(texts.choose('Page south', 'Page'))
  expect(place.host.querySelector('button')?.textContent).toBe(texts.approve(2))
  await approve()
  const records = [
    { slug: 'pages', id: 'north', seen: '7' },
    { slug: 'pages', id: 'south', seen: '9' },
  ]
  expect(asked()).toEqual([{ records }])
  expect([said(), onDone.mock.calls.length]).toEqual([texts.done(2), 1])
  // Whether they are on the site is said below: the publish may be refused for another record.
  expect(said()).not.toMatch(/publi/)
  expect(words.record.done.approved).not.toMatch(/publi/i)
})

it('[D-STORE-8] says what to do where fewer than two are chosen', async () => {
  const { asked } = listed(200, {})
  choose(en.waiting.together.choose('Page north', 'Page'))
  await approve()
  expect([said(), asked()]).toEqual([en.waiting.together.tooFew, []])
})

it('[D-STORE-8] names the draft that is refused, and what has to be mended, with a link to it', async () => {
  const text = 'pages north, field title, value "": is required'
  const data = { record: { slug: 'pages', id: 'south' }, toMend: [{ text, slug: 'pages', id: 'north' }] }
  const { onDone } = listed(422, { errors: [{ message: 'This has to be mended.', data }] })
  for (const id of ['north', 'south']) choose(en.waiting.together.choose(`Page ${id}`, 'Page'))
  await approve()
  expect([said(), onDone.mock.calls.length]).toEqual(['Page north: This has to be mended.', 0])
  expect(place.host.querySelector('li a')?.textContent).toBe('Page north, field Title, value "": is required')
})

it.each([
  [
    'the draft that is refused, where a line names no record',
    { text: '/gone/ leads to no published page' },
    'Page south: This has to be mended.',
  ],
  ['no draft, where the line is about none of them', { text: 'menus primary: …', slug: 'menus', id: 'primary' }, 'This has to be mended.'],
])('[D-STORE-8] names %s', async (_, line, words) => {
  listed(422, { errors: [{ message: 'This has to be mended.', data: { record: { slug: 'pages', id: 'south' }, toMend: [line] } }] })
  for (const id of ['north', 'south']) choose(en.waiting.together.choose(`Page ${id}`, 'Page'))
  await approve()
  expect(said()).toBe(words)
})

it('[D-STORE-8] offers no choice where one draft waits alone', () => {
  listed(200, {}, 'en', drafts.slice(0, 1))
  expect(place.host.querySelectorAll('input, button')).toHaveLength(0)
})
