import { bankTime } from '@bank/content/spanish/bank-time.ts'
import { changeTag } from '@bank/content/store/database/change-tag.ts'
import { publisherOf } from '@bank/publisher/publisher.ts'
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

it('names what was published while pages were rendered for the release that shows it, and for no other', async () => {
  const { publisher, content, site, store, signIn } = await adminWithPublisher()
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const approve = async (slug: string, id: string) => {
    const { version } = (await approver.call('GET', `/workflow/record?${new URLSearchParams({ slug, id })}`)).body
    expect((await approver.call('POST', '/workflow/review', { slug, id, action: 'approved', seen: version })).status).toBe(200)
  }
  // The content is read by then, and no page is rendered yet.
  const publish: typeof site.publish = async (...given) => {
    await approve('pages', 'one')
    return site.publish(...given)
  }
  const slow = publisherOf(content, { ...site, publish }, { now: Date.now, tag: () => changeTag(store), keep: async () => {} })
  await publisher.publish()
  await writer.call('POST', '/alerts?locale=en&draft=true', { id: 'storm', description: '<p>The coast is closed.</p>', approved: true })
  await writer.call('PATCH', '/pages/one?locale=en&draft=true', { title: 'Page one, anew' })
  await approve('alerts', 'storm')
  await slow.publish()
  await publisher.publish()
  const named = (await approver.call('GET', '/publisher/releases')).body as unknown as readonly { changes: readonly { record: string }[] }[]
  // Oldest last: the alert alone, its pages, and the page that was published while these were rendered.
  expect(named.map(({ changes }) => changes.map(({ record }) => record))).toEqual([['one'], ['storm'], ['storm'], []])
})

it('names who published an alert for the release with the alert and for the one with its pages, and for no other', async () => {
  const { publisher, signIn, fetch } = await adminWithPublisher()
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
  // Kinds are named as the admin calls them.
  const labels = async (language: string) => {
    const headers = { authorization: `JWT ${approver.token}`, 'accept-language': language }
    const { body } = await fetch('GET', '/publisher/releases', headers)
    return (body as unknown as readonly { readonly changes: readonly { readonly label: string }[] }[]).map(
      ({ changes: [change] }) => change?.label,
    )
  }
  expect(await labels('es')).toEqual(['Página', 'Aviso', 'Aviso', undefined])
  expect(await labels('en')).toEqual(['Page', 'Alert', 'Alert', undefined])
})

it('names who put a release in force again, and who published what waited, for these releases alone', async () => {
  const { publisher, signIn, fetch } = await adminWithPublisher()
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const listed = async () =>
    (await approver.call('GET', '/publisher/releases')).body as unknown as readonly {
      id: string
      from: string
      isHeld: boolean
      changes: object[]
    }[]
  await publisher.publish()
  await writer.call('PATCH', '/pages/one?locale=en&draft=true', { title: 'Page one, anew' })
  const { version } = (await approver.call('GET', `/workflow/record?${new URLSearchParams({ slug: 'pages', id: 'one' })}`)).body
  await approver.call('POST', '/workflow/review', { slug: 'pages', id: 'one', action: 'approved', seen: version })
  await publisher.publish()
  const [, first] = await listed()
  for (const id of ['nope', '../../x'])
    expect(await approver.call('POST', '/publisher/switch', { id })).toMatchObject({
      status: 404,
      body: { errors: [{ message: expect.stringContaining('There is no such release any more') }] },
    })
  expect((await approver.call('POST', '/publisher/switch', {})).status).toBe(400)
  expect((await approver.call('POST', '/publisher/switch', { id: first?.id })).status).toBe(200)
  const [held, second] = await listed()
  expect((await approver.call('POST', '/publisher/publish', {})).status).toBe(200)
  const [third] = await listed()
  await approver.call('POST', '/publisher/publish', {})
  const page = { kind: 'pages', record: 'one', action: 'published', by: 'approver@bank.example' }
  expect((await listed()).map(({ isHeld, changes }) => ({ isHeld, changes }))).toMatchObject([
    { isHeld: false, changes: [{ kind: 'site-release', record: third?.id, by: 'approver@bank.example' }] },
    { isHeld: true, changes: [{ kind: 'site-release', record: first?.id, by: 'approver@bank.example' }] },
    { isHeld: false, changes: [page] },
    { isHeld: false, changes: [] },
  ])
  const { body } = await approver.call('GET', '/history?where[kind][equals]=site-release&sort=id')
  type Named = { readonly id: string; readonly from: string } | undefined
  const timed = (release: Named) => `Release of ${bankTime('en', release?.from ?? '')}`
  const named = (release: Named) => `${timed(release)} (${release?.id})`
  const entry = (action: string, before: Named, after: Named) => ({
    ...{ kind: 'site-release', record: timed(after), action, by: 'approver@bank.example', language: null },
    difference: [{ field: 'inForce', before: named(before), after: named(after) }],
  })
  // The one that is held came into force first long before.
  expect(held?.id).toBe(first?.id)
  expect(body['docs']).toMatchObject([entry('restored', second, first), entry('published', first, third)])
  expect(body['docs']).toHaveLength(2)
  const { text } = await fetch('GET', '/publisher/releases', { authorization: `JWT ${approver.token}`, 'accept-language': 'es' })
  expect(text).toContain('"label":"Edición del sitio"')
})

it('names a record that left the site, and by whom, also where a draft lay on top of it', async () => {
  const { publisher, signIn } = await adminWithPublisher()
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  await publisher.publish()
  await writer.call('PATCH', '/pages/one?locale=en&draft=true', { title: 'Page one, anew' })
  for (const id of ['one', 'two']) {
    expect((await approver.call('PATCH', `/pages/${id}?locale=en`, { _status: 'draft', changeReason: 'Out of date' })).status).toBe(200)
    await publisher.publish()
  }
  const left = (record: string) => [{ kind: 'pages', record, action: 'unpublished', by: 'approver@bank.example' }]
  expect((await approver.call('GET', '/publisher/releases')).body).toMatchObject([
    { changes: left('two'), changed: expect.arrayContaining(['/en/two/']) },
    { changes: left('one'), changed: expect.arrayContaining(['/en/one/']) },
    { changes: [] },
  ])
  const [last] = (await approver.call('GET', '/publisher/releases')).body as unknown as readonly { readonly changed: readonly string[] }[]
  expect(last?.changed[0]).toMatch(/^\/e[ns]\/two\/$/)
})

it('tells of a record whether the site shows it, waits to show it behind a refused publish, or has let it go', async () => {
  const { publisher, store, signIn } = await adminWithPublisher()
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const place = async (slug: string, id: string) =>
    (await approver.call('GET', `/publisher/place?${new URLSearchParams({ slug, id })}`)).body
  const step = async (path: string, slug: string, id: string, more: object) => {
    const { version } = (await approver.call('GET', `/workflow/record?${new URLSearchParams({ slug, id })}`)).body
    expect((await approver.call('POST', `/workflow/${path}`, { slug, id, seen: version, ...more })).status).toBe(200)
  }
  const approve = (slug: string, id: string) => step('review', slug, id, { action: 'approved' })
  const leave = (slug: string, id: string) => step('take-off', slug, id, { reason: 'Out of date' })
  await publisher.publish()
  expect(await place('pages', 'one')).toMatchObject({ state: 'shown', site: 'follows' })

  await leave('pages', 'mckinney')
  expect(await place('pages', 'mckinney')).toMatchObject({ state: 'off', site: 'onItsWay' })
  await publisher.publish()
  const takenOff = { by: 'approver@bank.example', reason: 'Out of date' }
  expect(await place('pages', 'mckinney')).toMatchObject({ state: 'off', site: 'follows', takenOff })

  const link = (href: string) => ({ content: [{ blockType: 'simpleContent', content: `<h1>Two</h1><p><a href="${href}">On</a></p>` }] })
  await approve('pages', 'mckinney')
  await publisher.publish()
  await leave('pages', 'mckinney')
  // Nobody may publish a link that leads nowhere; what a program without an account saves is not checked.
  await store.payload.update({ collection: 'blocks', id: 'text-two', locale: 'en', data: { ...link('/nowhere/'), _status: 'published' } })
  await writer.call('PATCH', '/pages/one?locale=en&draft=true', { title: 'Page one, anew' })
  await approve('pages', 'one')
  await publisher.publish()
  expect(await place('pages', 'one')).toMatchObject({ state: 'shown', site: 'refused' })
  expect(await place('pages', 'two')).toMatchObject({ state: 'shown', site: 'follows' })
  expect(await place('pages', 'mckinney')).toMatchObject({ state: 'off', site: 'refused' })

  await writer.call('PATCH', '/blocks/text-two?locale=en&draft=true', link('/one/'))
  await approve('blocks', 'text-two')
  await publisher.publish()
  expect(await place('pages', 'one')).toMatchObject({ state: 'shown', site: 'follows' })

  const leaving = async (slug: string, id: string) => (await approver.call('POST', '/publisher/findings', { slug, id, leaving: true })).body
  expect(await leaving('pages', 'one')).toMatchObject({ toMend: [{ slug: 'blocks', id: 'text-two' }] })
})

it('older entries of the history that name a release of the site as a press release are told apart', async () => {
  const { publisher, store, signIn } = await adminWithPublisher()
  const approver = await signIn('approver@bank.example', 'approver')
  const listed = async () =>
    (await approver.call('GET', '/publisher/releases')).body as unknown as readonly {
      readonly id: string
      readonly changes: readonly { readonly by: string; readonly kind: string }[]
    }[]
  await publisher.publish()
  const [first] = await listed()
  const { body } = await approver.call('POST', '/publisher/switch', { id: first?.id })
  const doneBy = { action: 'published', at: body['at'], by: 'eva@bank.example', person: '7' } as const
  for (const record of [first?.id, 'storm-news'])
    await store.payload.create({ collection: 'history', data: { ...doneBy, kind: 'releases', record, language: 'en' } as never })
  const { docs } = (await approver.call('GET', '/history?sort=-id&limit=2')).body as { readonly docs?: unknown }
  expect(docs).toMatchObject([
    { kind: 'releases', record: 'storm-news' },
    { kind: 'site-release', record: first?.id },
  ])
  // Both have the same time.
  const changes = new Map((await listed())[0]?.changes.map((change) => [change.by, change.kind]))
  expect(changes).toEqual(
    new Map([
      ['approver@bank.example', 'site-release'],
      ['eva@bank.example', 'site-release'],
    ]),
  )
})
