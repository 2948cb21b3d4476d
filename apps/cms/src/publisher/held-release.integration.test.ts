import { expect, it } from 'vitest'
import { adminWithPublisher } from '../testing/admin-with-publisher.ts'

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
  expect(await held()).toEqual({ ...since, waiting: 3 })
  await approver.call('POST', '/publisher/publish', {})
  expect(await held()).toEqual({})
})
