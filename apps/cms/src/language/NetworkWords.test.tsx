// @vitest-environment jsdom

import { useServerFunctions } from '@payloadcms/ui'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { refusedSaves } from '../forms/refused-saves.ts'
import { adminServer, componentPlace } from '../testing/admin-component.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { NetworkWords } from './NetworkWords.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = 'en'
})

const answering = (send: typeof fetch) => {
  vi.stubGlobal('fetch', send)
  act(() => place.root.render(<NetworkWords />))
  return send
}
const failing = (error: Error) => answering(() => Promise.reject(error))
const failureOf = (path: string) => fetch(path, { method: 'PATCH' }).catch((error: unknown) => error)

it.each([
  ['en', en],
  ['es', es],
] as const)('a save that gets no answer fails in the words of the admin, in %s', async (language, { failures }) => {
  document.documentElement.lang = language
  failing(new TypeError('Failed to fetch'))
  expect(await failureOf('/api/pages/home?draft=true')).toMatchObject({ name: 'TypeError', message: failures.cut })
})

it.each([
  ['en', en, 502, 'text/html'],
  ['es', es, 503, 'text/plain'],
  ['en', en, 504, ''],
] as const)('a save that a proxy answers fails in the words of the admin, in %s', async (language, { failures }, status, type) => {
  document.documentElement.lang = language
  answering(async () => new Response('Bad Gateway', { status, headers: type ? { 'content-type': type } : {} }))
  expect(await failureOf('/api/pages/home?draft=true')).toMatchObject({ name: 'TypeError', message: failures.cut })
})

it.each([
  ['en', en],
  ['es', es],
] as const)('a save that is larger than what a proxy takes is refused with what to do, in %s', async (language, { failures }) => {
  document.documentElement.lang = language
  answering(async () => new Response('<h1>Request Entity Too Large</h1>', { status: 413, headers: { 'content-type': 'text/html' } }))
  const answer = await fetch('/api/media/logo', { method: 'PATCH' })
  expect([answer.status, await answer.json()]).toEqual([413, { errors: [{ message: failures.tooLarge }] }])
})

it.each([
  ['post', '/api/pages/versions/12?draft=false', '/api/pages/versions/12?draft=true'],
  ['post', '/api/pages/versions/12?draft=true', '/api/pages/versions/12?draft=true'],
  ['get', '/api/pages/versions/12?draft=false', '/api/pages/versions/12?draft=false'],
])('restores versions as drafts alone, whichever button is pressed: %s %s', async (method, asked, sent) => {
  const send = answering(vi.fn(async () => Response.json({})))
  await fetch(asked, { method })
  expect(vi.mocked(send).mock.calls).toEqual([[sent, { method }]])
})

it('hands on what the admin itself answers', async () => {
  const given = [Response.json({ errors: [{ message: 'The publisher is busy.' }] }, { status: 503 }), new Response('No', { status: 500 })]
  const answers = [...given]
  answering(async () => answers.shift() as Response)
  for (const answer of given) expect(await fetch('/api/pages/home')).toBe(answer)
})

it.each([
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers', async () => new Response('Bad Gateway', { status: 502 })],
] as const)('what the store keeps of lists and rows is none where %s, so that no save waits for it', async (_, send) => {
  answering(send)
  for (const method of ['GET', 'POST']) {
    const answer = await fetch('/api/payload-preferences/collection-pages-home', { method })
    expect([answer.status, await answer.json()]).toEqual([503, null])
  }
})

it('names what a form has sent without an answer with its next saves, until one is answered or the form is opened anew', async () => {
  const sent: object[] = []
  const outcomes: (() => Promise<Response>)[] = []
  const [lost, saved, refused] = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => Response.json({}),
    async () => Response.json({}, { status: 400 }),
  ]
  answering(async (_, init) => {
    sent.push(JSON.parse(String((init as { readonly body: FormData }).body.get('_payload'))))
    return (outcomes.shift() ?? saved)()
  })
  const save = async (form: object, outcome: () => Promise<Response>, path = '/api/pages/home?locale=en') => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(form))
    outcomes.push(outcome)
    await fetch(path, { method: 'patch', body }).catch(() => undefined)
    return sent.at(-1)
  }
  const [one, two, three] = ['One', 'Two', 'Three'].map((title) => ({ title, seenChange: '7' })) as [object, object, object]
  expect(await save(one, lost)).toEqual(one)
  expect(await save(one, lost)).toEqual(one)
  expect(await save(three, saved, '/api/pages/faq')).toEqual(three)
  expect(await save(two, lost)).toEqual({ ...two, unansweredSaves: [one] })
  expect(await save(three, refused)).toEqual({ ...three, unansweredSaves: [one, two] })
  const anew = { title: 'Anew', seenChange: '8' }
  expect(await save(anew, refused)).toEqual(anew)
  expect(await save(three, saved)).toEqual({ ...three, unansweredSaves: [one, two] })
  expect(await save(one, saved)).toEqual(one)
})

it('names no more of what a form has sent than the store takes in one request, the newest first', async () => {
  const sent: string[] = []
  answering(async (_, init) => {
    sent.push(String((init as { readonly body: FormData }).body.get('_payload')))
    throw new TypeError('Failed to fetch')
  })
  for (const title of ['1', '2', '3', '4', '5', '6', '7'.repeat(150_000), '8'.repeat(150_000), '9'.repeat(150_000)]) {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ title, seenChange: '7' }))
    await fetch('/api/pages/home', { method: 'patch', body }).catch(() => undefined)
  }
  const named = sent.map((text) => (JSON.parse(text) as { unansweredSaves?: { title: string }[] }).unansweredSaves ?? [])
  expect(named.map((saves) => saves.map(({ title }) => title[0]).join(''))).toEqual([
    '',
    '1',
    '12',
    '123',
    '1234',
    '2345',
    '3456',
    '4567',
    '8',
  ])
})

it.each([
  ['is asked for again with its faults where the save is refused', 400, [true, false]],
  ['is asked for once where it is taken', 200, [true]],
])('the state of a form that is on its way while a save is answered %s', async (_, status, asked) => {
  const { promise: isAnswered, resolve: answerState } = Promise.withResolvers<void>()
  adminServer.mockReset().mockReturnValue(isAnswered)
  let ask: unknown
  const Form = () => {
    const { serverFunction } = useServerFunctions()
    ask = () => serverFunction({ name: 'form-state', args: { skipValidation: true } })
    return null
  }
  vi.stubGlobal('fetch', async () => Response.json({}, { status }))
  act(() =>
    place.root.render(
      <NetworkWords>
        <Form />
      </NetworkWords>,
    ),
  )
  const answer = (ask as () => Promise<unknown>)()
  await fetch('/api/pages', { method: 'post', body: new FormData() })
  answerState()
  await answer
  expect(adminServer.mock.calls.map(([{ args }]) => args.skipValidation)).toEqual(asked)
})

it('tells the form of a refused save before the answer comes, and of nothing else', async () => {
  const refused = vi.fn()
  refusedSaves.addEventListener('refused', refused)
  let status = 400
  answering(async () => Response.json({}, { status }))
  const body = new FormData()
  await fetch('/api/users/1', { method: 'patch', body })
  expect(refused).toHaveBeenCalledOnce()
  await fetch('/api/users/me')
  status = 200
  await fetch('/api/users/1', { method: 'patch', body })
  expect(refused).toHaveBeenCalledOnce()
  refusedSaves.removeEventListener('refused', refused)
})

it('tells the server which rows of a form stand open', async () => {
  adminServer.mockReset().mockResolvedValue({})
  let ask: unknown
  const Form = () => {
    const { serverFunction } = useServerFunctions()
    ask = () => serverFunction({ name: 'form-state', args: { formState: { list: { rows: [{ id: 'a' }] } } } })
    return null
  }
  act(() =>
    place.root.render(
      <NetworkWords>
        <Form />
      </NetworkWords>,
    ),
  )
  await (ask as () => Promise<unknown>)()
  expect(adminServer.mock.calls[0]?.[0].args.formState).toEqual({ list: { rows: [{ id: 'a', collapsed: false }] } })
})

it('leaves requests alone that are taken back, or go elsewhere', async () => {
  const cut = new TypeError('Failed to fetch')
  failing(cut)
  expect(await failureOf('/admin/collections/pages')).toBe(cut)
  act(() => place.root.render(null))
  const ended = new DOMException('The request was taken back', 'AbortError')
  const send = failing(ended)
  expect(await failureOf('/api/pages/home')).toBe(ended)
  act(() => place.root.render(null))
  expect(window.fetch).toBe(send)
})
