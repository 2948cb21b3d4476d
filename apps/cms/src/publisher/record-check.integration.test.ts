import { expect, it } from 'vitest'
import { adminWithPublisher } from '../testing/admin-with-publisher.ts'

const record = { slug: 'blocks', id: 'text-one' }
const storm = { slug: 'alerts', id: 'storm' }

const office = async () => {
  const { store, publisher, signIn, stopPublisher } = await adminWithPublisher()
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const step = async (action: string, of = record, comment = '') => {
    const { version } = (await approver.call('GET', `/workflow/record?${new URLSearchParams(of)}`)).body
    return approver.call('POST', '/workflow/review', { ...of, action, comment, seen: version })
  }
  const linkTo = (href: string) =>
    writer.call('PATCH', '/blocks/text-one?locale=en&draft=true', {
      content: [{ blockType: 'simpleContent', content: `<h1>One</h1><p><a href="${href}">On</a></p>` }],
    })
  const warn = (description: string) => writer.call('POST', '/alerts?locale=en&draft=true', { id: 'storm', description, approved: true })
  const isWaiting = async (of = record) =>
    (await approver.call('GET', `/workflow/record?${new URLSearchParams(of)}`)).body['waiting'] !== null
  return { store, publisher, stopPublisher, writer, approver, step, linkTo, warn, isWaiting }
}

it('approves no record that has to be mended, names what its form names, and approves it once it is mended', async () => {
  const { publisher, writer, approver, step, linkTo, isWaiting } = await office()
  await publisher.publish()
  await linkTo('/nope-nope/')
  const refused = await step('approved')
  const found = (await approver.call('POST', '/publisher/findings', record)).body
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    errors: [{ message: expect.stringContaining('has to be mended'), data: { toMend: found['toMend'] } }],
  })
  expect(found['toMend']).toContainEqual({ text: expect.stringContaining('/nope-nope/'), ...record })
  expect(await isWaiting()).toBe(true)
  // Whoever may not approve is told so, and nothing of the draft.
  expect((await writer.call('POST', '/workflow/review', { ...record, action: 'approved' })).status).toBe(403)
  await linkTo('/two/')
  expect((await step('approved')).status).toBe(200)
  expect((await publisher.publish()).refused).toBeUndefined()
})

it('names of what is saved everything that would be refused, on however many pages it shows', async () => {
  const { store, publisher, approver, writer } = await office()
  const words = (html: string) => ({ content: [{ blockType: 'simpleContent', content: html }] })
  const put = (collection: string, data: object) =>
    store.payload.create({ collection: collection as 'pages', data: { approved: true, _status: 'published', ...data } as never })
  await put('blocks', { id: 'shared', ...words('<h1 id="rates">Rates</h1>') })
  for (const name of 'abcdefghijkl') await put('pages', { id: name, uri: `/${name}/`, title: name, blocks: [{ block: 'shared' }] })
  await put('blocks', { id: 'leads', ...words('<h1>On</h1><a href="/l/#rates">Rates</a>') })
  await put('pages', { id: 'leads', uri: '/leads/', title: 'On', blocks: [{ block: 'leads' }] })
  expect((await publisher.publish()).refused).toBeUndefined()
  await writer.call('PATCH', '/blocks/shared?locale=en&draft=true', words('<h1>Rates</h1>'))
  const found = (await approver.call('POST', '/publisher/findings', { slug: 'blocks', id: 'shared' })).body
  expect(found['toMend']).toContainEqual(expect.objectContaining({ text: expect.stringContaining('/l/#rates') }))
})

it('approves beside a draft of somebody else that has to be mended', async () => {
  const { writer, step, linkTo } = await office()
  await linkTo('/nope-nope/')
  await writer.call('PATCH', '/pages/one?locale=en&draft=true', { title: 'Page one, anew' })
  expect((await step('approved', { slug: 'pages', id: 'one' })).status).toBe(200)
})

it('approves nothing while no publisher can check it, and says so; an alert in an emergency waits for none', async () => {
  const { stopPublisher, step, linkTo, warn, isWaiting } = await office()
  stopPublisher()
  await linkTo('/two/')
  const refused = await step('approved')
  expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('The publisher could not check this draft')])
  expect(await isWaiting()).toBe(true)
  await warn('<p>The coast is closed.</p>')
  expect((await step('approved', storm)).status).toBe(503)
  expect((await step('emergency', storm, 'A hurricane makes landfall')).status).toBe(200)
  expect(await isWaiting(storm)).toBe(false)
})

it('says in an emergency at once that an alert would not go live, and for which link', async () => {
  const { publisher, step, warn, isWaiting } = await office()
  await publisher.publish()
  await warn('<p>Read <a href="/nope-nope/">more</a>.</p>')
  const refused = await step('emergency', storm, 'A hurricane makes landfall')
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('/nope-nope/')])
  expect(await isWaiting(storm)).toBe(true)
})

it('approves no draft whose audience can’t be read', async () => {
  const { writer, step, isWaiting } = await office()
  const restrict = (Audience_json: string) => writer.call('PATCH', '/blocks/text-one?locale=en&draft=true', { Audience_json })
  expect((await restrict('[{"audience":')).status).toBe(200)
  const refused = await step('approved')
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('blocks text-one, field Audience_json')])
  expect(await isWaiting()).toBe(true)
  await restrict('[{"audience":"business"}]')
  // What is for one audience alone explains itself with a link to the page about that.
  expect((await step('approved')).text).toContain('/en/browser-data/ leads to no published page (on /en/one/)')
  const page = { id: 'browser-data', uri: '/browser-data/', title: 'Your browser', blocks: [{ block: 'text-two' }], approved: true }
  await writer.call('POST', '/pages?locale=en&draft=true', page)
  for (const of of [{ slug: 'pages', id: 'browser-data' }, record]) expect((await step('approved', of)).status).toBe(200)
})

it('moves no page that search words or a link still lead to, names both, and moves it once nothing leads there', async () => {
  const { publisher, writer, approver, step, linkTo, isWaiting } = await office()
  const page = { slug: 'pages', id: 'mckinney' }
  const towns = { slug: 'search-words', id: 'towns' }
  const answerWith = (answers: readonly object[]) => writer.call('PATCH', '/search-words/towns?locale=en&draft=true', { answers })
  await writer.call('POST', '/search-words?locale=en&draft=true', { id: 'towns', phrases: 'our towns', approved: true })
  await answerWith([{ address: '/mckinney/' }])
  await linkTo('/mckinney/')
  for (const of of [towns, record]) expect((await step('approved', of)).status).toBe(200)
  expect((await publisher.publish()).refused).toBeUndefined()

  await writer.call('PATCH', '/pages/mckinney?locale=en&draft=true', { uri: '/mckinney-texas/' })
  const refused = await step('approved', page)
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('has to be mended')])
  expect(refused.text).toMatch(/search-words towns, field answers, row 1, address/)
  expect(refused.text).toMatch(/blocks text-one, field content, in English/)
  const found = (await approver.call('POST', '/publisher/findings', page)).body
  expect(refused.body).toMatchObject({ errors: [{ data: { toMend: found['toMend'] } }] })
  expect(await isWaiting(page)).toBe(true)

  await answerWith([])
  await linkTo('/two/')
  for (const of of [towns, record, page]) expect((await step('approved', of)).status).toBe(200)
  expect((await publisher.publish()).refused).toBeUndefined()
})

it('puts no record away that the site needs, by a flag either', async () => {
  const { writer, approver, step, isWaiting } = await office()
  for (const [flag, value] of [
    ['deleted', true],
    ['archived', true],
    ['approved', false],
  ] as const) {
    expect(
      (await writer.call('PATCH', '/blocks/text-one?locale=en&draft=true', { [flag]: value, changeReason: 'Out of date' })).status,
    ).toBe(200)
    const refused = await step('approved')
    expect([flag, refused.status, refused.text]).toEqual([
      flag,
      422,
      expect.stringMatching(/pages one, field blocks.*The site needs this record/s),
    ])
    const found = (await approver.call('POST', '/publisher/findings', record)).body
    expect(found).toMatchObject({ isLeaving: true, toMend: [{ slug: 'pages', id: 'one' }] })
    expect(refused.body).toMatchObject({ errors: [{ data: { toMend: found['toMend'] } }] })
    expect(await isWaiting()).toBe(true)
    await writer.call('PATCH', '/blocks/text-one?locale=en&draft=true', { [flag]: !value, changeReason: 'In use again' })
  }
})
