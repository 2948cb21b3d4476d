import { expect, it } from 'vitest'
import { adminWithPublisher } from '../testing/admin-with-publisher.ts'
import type { AllBehindHeld } from './behind-held.ts'

it('tells who put an older release in force by hand, since when, and how many records wait behind it, until they are published', async () => {
  const { publisher, signIn } = await adminWithPublisher()
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const held = async () => (await writer.call('GET', '/publisher/held')).body
  const put = async (slug: string, id: string) => {
    const { version } = (await approver.call('GET', `/workflow/record?${new URLSearchParams({ slug, id })}`)).body
    expect((await approver.call('POST', '/workflow/review', { slug, id, action: 'approved', seen: version })).status).toBe(200)
  }
  const edit = async (id: string) => {
    await writer.call('PATCH', `/pages/${id}?locale=en&draft=true`, { title: `Page ${id}, ${Math.random()}` })
    await put('pages', id)
  }
  await edit('two')
  await publisher.follow()
  await edit('one')
  await edit('one')
  await publisher.follow()
  expect(await held()).toEqual({})
  const [, first] = (await approver.call('GET', '/publisher/releases')).body as unknown as readonly { readonly id: string }[]
  const { at } = (await approver.call('POST', '/publisher/switch', { id: first?.id })).body
  // The page that went with the releases since then comes back with what waits.
  const since = { since: at, by: 'approver@bank.example' }
  expect(await held()).toEqual({ ...since, waiting: 1 })
  await edit('two')
  await publisher.follow()
  expect(await held()).toEqual({ ...since, waiting: 2 })
  await writer.call('POST', '/alerts?locale=en&draft=true', { id: 'storm', description: '<p>The coast is closed.</p>', approved: true })
  await put('alerts', 'storm')
  await publisher.follow()
  // Alerts go over the older release at once.
  expect(await held()).toEqual({ ...since, waiting: 2 })
  await approver.call('POST', '/publisher/publish', {})
  expect(await held()).toEqual({})
})

it('names the records that wait behind an older release, each with what happened to it last, those that were changed last first', async () => {
  const { publisher, signIn, store, fetch } = await adminWithPublisher()
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const behind = async (language = 'en') => {
    const { body } = await fetch('GET', '/publisher/behind-held', { authorization: `JWT ${writer.token}`, 'accept-language': language })
    return body as unknown as AllBehindHeld
  }
  const put = async (title: string) => {
    await writer.call('PATCH', '/pages/two?locale=en&draft=true', { title })
    const { version } = (await approver.call('GET', '/workflow/record?slug=pages&id=two')).body
    await approver.call('POST', '/workflow/review', { slug: 'pages', id: 'two', action: 'approved', seen: version })
  }
  await publisher.follow()
  await put('Page two anew')
  await publisher.follow()
  expect(await behind()).toEqual({ count: 0, newest: [] })
  const [, first] = (await approver.call('GET', '/publisher/releases')).body as unknown as readonly { readonly id: string }[]
  await approver.call('POST', '/publisher/switch', { id: first?.id })
  await put('Page two once more')
  const entry = (record: string, action: string, minute: number) => ({
    ...{ kind: record === 'bayou' ? 'media' : 'pages', record, action, by: 'ana@bank.example', person: '1' },
    at: new Date(Date.UTC(2100, 0, 1, 0, minute)).toISOString(),
  })
  const [off, picture] = [entry('one', 'unpublished', 1), entry('bayou', 'changed', 2)]
  for (const data of [entry('one', 'published', 0), off, picture])
    await store.payload.create({ collection: 'history', data: data as never })
  const page = (id: string) => ({ label: 'Page', edit: `/admin/collections/pages/${id}` })
  const [last, before, oldest, ...others] = (await behind()).newest
  const by = 'ana@bank.example'
  expect(last).toEqual({ title: 'bayou', label: 'Picture', edit: '/admin/collections/media/bayou', action: 'changed', by, at: picture.at })
  expect(before).toMatchObject({ ...page('one'), action: 'unpublished', by, at: off.at })
  expect(oldest).toMatchObject({ ...page('two'), title: '/two/', action: 'published', by: 'approver@bank.example' })
  expect(others).toEqual([])
  expect((await behind('es')).newest.map(({ label }) => label)).toEqual(['Imagen', 'Página', 'Página'])
  for (let minute = 3; minute < 23; minute += 1)
    await store.payload.create({ collection: 'history', data: entry(`page-${minute}`, 'published', minute) as never })
  const many = await behind()
  expect([many.count, many.newest.length]).toEqual([23, 20])
})
