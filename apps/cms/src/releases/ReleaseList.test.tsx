// @vitest-environment jsdom

import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { en } from '../language/en.ts'
import { es } from '../language/es.ts'
import type { ListedRelease } from '../publisher/publisher-endpoints.ts'
import { componentPlace, spoken } from '../testing/admin-component.ts'
import { ReleaseList } from './ReleaseList.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()

const change = (record: string) => ({ record, kind: 'pages', label: 'Page', action: 'published', by: 'ana@bank.example' })
const release = (from: string, changed: readonly string[], record: string): ListedRelease => ({
  ...{
    id: from,
    from,
    first: from,
    to: undefined,
    isHeld: false,
    isAhead: false,
    since: undefined,
    until: from,
    changed,
    changes: [change(record)],
  },
})
const lists = ['/en/search/', '/en/sitemap/', '/es/search/', '/es/sitemap/', '/en/news/']

it.each([
  ['en', en],
  ['es', es],
])('names the pages of what was changed first, and lets the rest be opened, in %s', async (language, { releases, problems }) => {
  spoken.language = language
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) => {
    if (!url.endsWith('/record-pages'))
      return Response.json([
        release('2026-01-02T00:00:00Z', [...lists, '/en/fees/', '/es/fees/'], 'fees'),
        release('2026-01-01T00:00:00Z', ['/en/one/'], 'one'),
      ])
    asked.push(JSON.parse(body))
    return Response.json([['/en/fees/', '/es/fees/', '/en/elsewhere/']])
  })
  await act(async () => place.root.render(<ReleaseList maySwitch={false} />))
  const [many, one] = [...place.host.querySelectorAll('tbody tr')]
  expect(asked).toEqual([{ records: [{ slug: 'pages', id: 'fees' }] }])
  expect(many?.textContent).toContain(`${releases.pages(7)}: ${['/en/fees/', '/es/fees/', ...lists.slice(0, 3)].join(', ')}`)
  const rest = many?.querySelector('details')
  expect(rest?.querySelector('summary')?.textContent).toBe(problems.more(2))
  expect([...(rest?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(lists.slice(3))
  expect([one?.textContent?.includes(`${releases.pages(1)}: /en/one/`), one?.querySelector('details')]).toEqual([true, null])
})

it('says who did what to a record in words that agree with each kind of record', () => {
  const said = ['published', 'unpublished', 'created', 'changed'].map((action) => es.releases.did[action]?.('ana@bank.example'))
  expect(said.join()).not.toMatch(/[ai]do por/)
})

it.each([
  ['en', en],
  ['es', es],
])(
  'names who put a release in force again, and who published what waited, and links to no record, in %s',
  async (language, { releases }) => {
    spoken.language = language
    const inForce = { record: '3-release', kind: 'site-release', label: 'Release', action: 'published', by: 'eva@bank.example' }
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return Response.json([
        { ...release('2026-01-03T00:00:00Z', [...lists, '/en/fees/'], 'fees'), changes: [inForce] },
        { ...release('2026-01-02T00:00:00Z', ['/en/one/'], 'one'), isHeld: true, changes: [inForce] },
      ])
    })
    await act(async () => place.root.render(<ReleaseList maySwitch={false} />))
    const [replaced, held] = [...place.host.querySelectorAll('tbody tr')]
    expect(replaced?.textContent).toContain(releases.publishedBy('eva@bank.example'))
    expect(held?.textContent).toContain(releases.switchedBy('eva@bank.example'))
    expect([place.host.querySelectorAll('tbody a').length, asked.some((url) => url.endsWith('/record-pages'))]).toEqual([0, false])
  },
)

it('puts a release in force once, however often its button is pressed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked: string[] = []
  vi.stubGlobal('confirm', () => asked.push('confirm') > 0)
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('/switch'))
      return Response.json([
        release('2026-01-02T00:00:00Z', [], 'two'),
        { ...release('2026-01-01T00:00:00Z', [], 'one'), to: '2026-01-02' },
      ])
    asked.push('switch')
    await promise
    return Response.json({})
  })
  await act(async () => place.root.render(<ReleaseList maySwitch={true} />))
  const press = () => act(async () => place.host.querySelector<HTMLButtonElement>('tbody button')?.click())
  await press()
  await press()
  resolve()
  await act(async () => promise)
  await press()
  expect(asked).toEqual(['confirm', 'switch'])
})
