import { bankTime } from '@bank/content/spanish/bank-time.ts'
import { adminApi, createEditor } from '@bank/content/testing/admin-api.ts'
import { filledStore } from '@bank/content/testing/store.ts'
import { expect, it } from 'vitest'
import { shownRecord } from './shown-record.ts'

const scene = async () => {
  const store = await filledStore()
  const { payload } = store
  const userOf = (account: Awaited<ReturnType<typeof createEditor>>) => ({ ...account, collection: 'users' as const }) as never
  const [ada, wim] = [
    await createEditor(store, 'ada@bank.example', ['administrator']),
    await createEditor(store, 'wim@bank.example', ['writer']),
  ]
  const shown = (user: typeof ada | null, path: string, locale?: string, language = 'en') =>
    shownRecord(payload, { segments: path.split('/'), locale, language, user: user && userOf(user) })
  return { ...store, ada, wim, userOf, shown }
}

it('is the language that the form of a record edits: of the address, or chosen last', async () => {
  const { payload, ada, userOf, shown } = await scene()
  expect(await shown(ada, 'collections/pages/home', 'es')).toEqual({ edits: 'es' })
  expect(await shown(ada, 'collections/pages/home')).toEqual({ edits: 'en' })
  await payload.create({ collection: 'payload-preferences', data: { key: 'locale', value: 'es' } as never, user: userOf(ada) })
  expect(await shown(ada, 'collections/media/bayou')).toEqual({ edits: 'es' })
  expect(await shown(ada, 'globals/settings')).toEqual({ edits: 'es' })
  expect(await shown(ada, 'globals/settings', 'en')).toEqual({ edits: 'en' })
})

it('is the title of what has a number, for those who may read it', async () => {
  const store = await scene()
  const { payload, ada, wim, shown } = store
  const { signIn } = await adminApi(store)
  const { call } = await signIn('ana@bank.example', 'writer')
  await call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Welcome home' })
  const { docs } = await payload.find({ collection: 'history', limit: 1, sort: '-id' })
  expect(await shown(wim, `collections/history/${docs[0]?.id}`)).toEqual({ title: 'home' })
  expect(await shown(ada, `collections/users/${wim.id}`)).toEqual({ title: 'wim@bank.example' })
  expect(await shown(wim, `collections/users/${ada.id}`)).toEqual({ title: undefined })
  expect(await shown(ada, 'collections/users/999999')).toEqual({ title: undefined })
})

it.each([
  ['en', 'Release of'],
  ['es', 'Edición del'],
])('is the time of a release of the site, in %s, for its entry of the history', async (language, words) => {
  const { payload, wim, shown } = await scene()
  const first = '2026-03-02T15:04:00.000Z'
  const [record, by] = ['21-60ffba669aac-7f17f95d', { by: 'ada@bank.example', person: '1' }]
  const entry = {
    kind: 'site-release',
    record,
    action: 'restored',
    at: first,
    ...by,
    difference: [{ field: 'inForce', after: `${first} ${record}` }],
  }
  const { id } = await payload.create({ collection: 'history', data: entry as never })
  const path = `collections/history/${id}`
  expect(await shown(wim, path, undefined, language)).toEqual({ title: `${words} ${bankTime(language, first)}` })
})

it('is nothing for whoever is not signed in, for lists and new records', async () => {
  const { ada, shown } = await scene()
  expect(await shown(null, 'collections/pages/home', 'es')).toEqual({})
  for (const path of ['', 'waiting', 'collections/pages', 'collections/pages/create', 'collections/users/create'])
    expect([path, await shown(ada, path)]).toEqual([path, {}])
})
