import { expect, it } from 'vitest'
import { adminWithPublisher } from '../testing/admin-with-publisher.ts'

it('names with alerts alone nothing that waits for its pages', async () => {
  const { publisher, signIn } = await adminWithPublisher()
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const approve = async (slug: string, id: string) => {
    const { version } = (await approver.call('GET', `/workflow/record?${new URLSearchParams({ slug, id })}`)).body
    expect((await approver.call('POST', '/workflow/review', { slug, id, action: 'approved', seen: version })).status).toBe(200)
  }
  await publisher.publish()
  await writer.call('PATCH', '/pages/one?locale=en&draft=true', { title: 'Page one, anew' })
  await approve('pages', 'one')
  await writer.call('POST', '/alerts?locale=en&draft=true', { id: 'storm', description: '<p>The coast is closed.</p>', approved: true })
  await approve('alerts', 'storm')
  await publisher.publish()
  const named = (await approver.call('GET', '/publisher/releases')).body as unknown as readonly { changes: readonly { kind: string }[] }[]
  expect(named.map(({ changes }) => changes.map(({ kind }) => kind))).toEqual([['pages', 'alerts'], ['alerts'], []])
})

it('names who published an alert for the release with the alert and for the one with its pages, and for no other', async () => {
  const { publisher, signIn } = await adminWithPublisher()
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const approve = async (slug: string, id: string) => {
    const { version } = (await approver.call('GET', `/workflow/record?${new URLSearchParams({ slug, id })}`)).body
    expect((await approver.call('POST', '/workflow/review', { slug, id, action: 'approved', seen: version })).status).toBe(200)
    await publisher.publish()
  }
  await publisher.publish()
  await writer.call('POST', '/alerts?locale=en&draft=true', { id: 'storm', description: '<p>The coast is closed.</p>', approved: true })
  await approve('alerts', 'storm')
  await writer.call('PATCH', '/pages/one?locale=en&draft=true', { title: 'Page one, anew' })
  await approve('pages', 'one')

  const releases = (await approver.call('GET', '/publisher/releases')).body
  const published = (kind: string, record: string) => [{ kind, record, action: 'published', by: 'approver@bank.example' }]
  expect(releases).toMatchObject([
    { isAhead: false, changes: published('pages', 'one') },
    { isAhead: false, changes: published('alerts', 'storm'), changed: expect.arrayContaining(['/en/one/']) },
    { isAhead: true, changes: published('alerts', 'storm'), changed: [] },
    { isAhead: false, changes: [] },
  ])
})

it('names who put a release in force again, for that release alone', async () => {
  const { publisher, signIn } = await adminWithPublisher()
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const listed = async () =>
    (await approver.call('GET', '/publisher/releases')).body as unknown as readonly { id: string; isHeld: boolean; changes: object[] }[]
  await publisher.publish()
  await writer.call('PATCH', '/pages/one?locale=en&draft=true', { title: 'Page one, anew' })
  const { version } = (await approver.call('GET', `/workflow/record?${new URLSearchParams({ slug: 'pages', id: 'one' })}`)).body
  await approver.call('POST', '/workflow/review', { slug: 'pages', id: 'one', action: 'approved', seen: version })
  await publisher.publish()
  const [, first] = await listed()
  expect((await approver.call('POST', '/publisher/switch', { id: first?.id })).status).toBe(200)
  await publisher.publish()
  const page = { kind: 'pages', record: 'one', action: 'published', by: 'approver@bank.example' }
  expect((await listed()).map(({ isHeld, changes }) => ({ isHeld, changes }))).toMatchObject([
    { isHeld: false },
    { isHeld: true, changes: [{ kind: 'releases', record: first?.id, by: 'approver@bank.example' }] },
    { isHeld: false, changes: [page] },
    { isHeld: false, changes: [] },
  ])
})
