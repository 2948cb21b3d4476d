import type { IncomingMessage, ServerResponse } from 'node:http'
import { signAccess } from '@bank/content/preview/access-token.ts'
import { BuildError } from '@bank/site/build/problems/build-error.ts'
import { expect, it } from 'vitest'
import { previewServer } from './preview-server.ts'
import type { DraftPreview } from './view.ts'

const accessSecret = 'a secret of thirty-two characters.'
const now = Date.UTC(2026, 2, 2)
const until = now + 3_600_000
const editor = (language: 'en' | 'es') => `preview=${signAccess(accessSecret, { kind: 'editor', until, language })}`
const linkToken = (link: string) => signAccess(accessSecret, { kind: 'link', link, until })
const problems = ['blocks text-two, field content: /gone/ leads nowhere', 'alerts tide, field description: /nowhere/ leads nowhere']

/** What the server answers a browser, with a preview that shows nothing unless it says so. */
const asking = (preview: Partial<DraftPreview>) => {
  const server = previewServer({
    preview: { show: async () => undefined, showSound: async () => undefined, shows: async () => true, ...preview } as DraftPreview,
    accessSecret,
    adminOrigins: ['http://127.0.0.1:8090'],
    isSecure: false,
    findLink: async (link) => (link === 'counsel' ? { slug: 'blocks', id: 'text-two', language: 'en' } : undefined),
    pageAsOf: async () => undefined,
    now: () => now,
  })
  return async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = { status: 0, type: '', policy: '', text: '' }
    const response = {
      writeHead: (status: number, sent: Readonly<Record<string, string>>) => {
        Object.assign(answer, { status, type: sent['content-type'], policy: sent['content-security-policy'] })
        return response
      },
      end: (body: string) => Object.assign(answer, { text: String(body) }),
    }
    const request = { method: 'GET', headers } as unknown as IncomingMessage
    await server.answer(new URL(path, 'http://127.0.0.1'), request, response as unknown as ServerResponse)
    return answer
  }
}

const inWords = (status: number, heading: string) => ({
  status,
  type: 'text/html; charset=utf-8',
  policy: expect.stringContaining("default-src 'self'; frame-ancestors"),
  text: expect.stringContaining(`<h1>${heading}</h1><p>`),
})

it('says in a page that one is not there, in the language of whoever looks', async () => {
  const ask = asking({})
  expect(await ask('/en/nowhere/', { cookie: editor('en') })).toMatchObject(inWords(404, 'There is no such page'))
  const spanish = await ask('/en/nowhere/', { cookie: editor('es'), 'sec-fetch-dest': 'iframe' })
  expect(spanish).toMatchObject(inWords(404, 'No hay tal página'))
  expect(spanish.text).not.toContain('There is no')
  // Beside a form the page is shown once something that is written makes one.
  expect(spanish.text).toContain('/_preview/frame.js')
  const at = new Date(0).toISOString()
  expect(await ask(`/_preview/release?path=/en/&at=${at}`, { cookie: editor('en') })).toMatchObject(inWords(404, 'Nothing is kept of this'))
  expect(await ask('/_preview/release?path=en', { cookie: editor('en') })).toMatchObject(inWords(400, 'Name a path and a time'))
})

it('says in a page that one is not for whoever asks, in both languages where that is not known', async () => {
  const ask = asking({ shows: async () => false, pagesOf: async () => [] })
  for (const answer of [await ask('/en/one/'), await ask('/en/one/', { cookie: 'preview=made-up' })]) {
    expect(answer).toMatchObject(inWords(403, 'Open the preview from the admin'))
    expect(answer.text).toContain('<section lang="es"><h1>Abra la vista previa desde el panel</h1>')
  }
  const [counsel, ended] = [linkToken('counsel'), linkToken('ended')]
  for (const answer of [await ask('/en/one/', { cookie: `preview-link=${ended}` }), await ask(`/_preview/enter?token=${ended}`)])
    expect(answer).toMatchObject(inWords(403, 'This link has ended'))
  const elsewhere = await ask('/en/one/', { cookie: `preview-link=${counsel}` })
  expect(elsewhere).toMatchObject(inWords(403, 'This link does not show this page'))
  expect(elsewhere.text).not.toContain('lang="es"')
  expect(await ask(`/_preview/enter?token=${counsel}`)).toMatchObject(inWords(404, 'No page shows this record'))
})

it.each([
  ['a page', async () => ({ problems: problems.map((text) => ({ text })) })],
  ['the site', async () => Promise.reject(new BuildError(problems))],
])('of what keeps %s from being shown names with a link its own record alone, and to editors all', async (_, show) => {
  const ask = asking({ show })
  const linked = await ask('/en/two/', { cookie: `preview-link=${linkToken('counsel')}` })
  expect(linked.status).toBe(422)
  expect(linked.text).toContain('blocks text-two, field content')
  expect(linked.text).toContain('Something outside of what this link shows must be mended first.')
  expect(linked.text).not.toContain('tide')
  const { text } = await ask('/en/two/', { cookie: editor('en') })
  for (const problem of problems) expect(text).toContain(problem)
  expect(text).not.toContain('outside of what this link shows')
})

it('shows a page beside the form of the record that the frame names, and to nobody else', async () => {
  const asked: unknown[] = []
  const ask = asking({ showSound: async (...given) => void asked.push(given) })
  const framed = { cookie: editor('en'), 'sec-fetch-dest': 'iframe' }
  await ask('/en/?beside=alerts%2Fstorm&region=', framed)
  await ask('/en/?region=', framed)
  await ask('/en/?beside=alerts%2Fstorm', { cookie: editor('en') })
  expect(asked).toEqual([
    [{ path: '/en/' }, { slug: 'alerts', id: 'storm' }],
    [{ path: '/en/' }, undefined],
  ])
  expect((await ask('/en/?beside=storm', framed)).status).toBe(400)
})

it('answers what a framed page calls with the record that its frame names', async () => {
  const views: unknown[] = []
  const call: DraftPreview['call'] = async (_, view) => {
    views.push(view)
    return { status: 200, type: 'application/json', body: Buffer.from('[]') }
  }
  const ask = asking({ call })
  const referer = 'http://127.0.0.1/en/?beside=alerts%2Fstorm&region='
  await ask('/api/alerts', { cookie: editor('en'), referer })
  await ask('/api/alerts', { cookie: editor('en'), referer: 'http://127.0.0.1/en/' })
  await ask('/api/alerts', { cookie: `preview-link=${linkToken('counsel')}`, referer })
  const all = { drafts: 'all' }
  expect(views).toEqual([{ ...all, withOff: [{ slug: 'alerts', id: 'storm' }] }, all, { drafts: { slug: 'blocks', id: 'text-two' } }])
})
