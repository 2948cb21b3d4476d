import { expect, it } from 'vitest'
import { adminWithPublisher } from '../testing/admin-with-publisher.ts'

type Name = { readonly slug: string; readonly id: string }

/** An office with two approvers, each of whom takes steps with what the other has not seen. */
const office = async () => {
  const { publisher, store, signIn } = await adminWithPublisher()
  const [writer, one, other] = [
    await signIn('writer@bank.example', 'writer'),
    await signIn('one@bank.example', 'approver'),
    await signIn('other@bank.example', 'approver'),
  ]
  await publisher.publish()
  const draft = async (collection: string, data: object) =>
    expect((await writer.call('POST', `/${collection}?locale=en&draft=true`, data)).status).toBe(201)
  const seen = async (record: Name) => String((await one.call('GET', `/workflow/record?${new URLSearchParams(record)}`)).body['version'])
  const approve = (person: typeof one, record: Name, version: string) =>
    person.call('POST', '/workflow/review', { ...record, action: 'approved', seen: version })
  return { publisher, store, writer, one, other, draft, seen, approve }
}

it.each([0, 40])('approves one of two pages that want the same address, %s ms apart, and the site goes on', async (pause) => {
  const { publisher, store, one, other, draft, seen, approve } = await office()
  const names = ['north', 'south'].map((id): Name => ({ slug: 'pages', id }))
  for (const { id } of names) await draft('pages', { id, uri: '/wanted/', title: `Page ${id}`, blocks: [{ block: 'text-one' }] })
  const [north = '', south = ''] = await Promise.all(names.map(seen))
  const answers = await Promise.all([
    approve(one, { slug: 'pages', id: 'north' }, north),
    new Promise((resolve) => setTimeout(resolve, pause)).then(() => approve(other, { slug: 'pages', id: 'south' }, south)),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.text).toContain('/wanted/')
  const statuses = await Promise.all(names.map(async ({ id }) => (await store.payload.findByID({ collection: 'pages', id }))['_status']))
  expect(statuses.toSorted()).toEqual(['draft', 'published'])
  expect((await publisher.publish()).refused).toBeUndefined()
})

it('approves a link or takes off the page that it leads to, not both at once', async () => {
  const { publisher, writer, one, other, draft, seen, approve } = await office()
  const text = { slug: 'blocks', id: 'text-one' }
  await draft('pages', { id: 'lonely', uri: '/lonely/', title: 'Lonely', blocks: [{ block: 'text-two' }] })
  const lonely = { slug: 'pages', id: 'lonely' }
  expect((await approve(one, lonely, await seen(lonely))).status).toBe(200)
  await writer.call('PATCH', '/blocks/text-one?locale=en&draft=true', {
    content: [{ blockType: 'simpleContent', content: '<h1>One</h1><p><a href="/lonely/">On</a></p>' }],
  })
  const [version, shown] = [await seen(text), await seen(lonely)]
  const answers = await Promise.all([
    approve(one, text, version),
    other.call('POST', '/workflow/take-off', { ...lonely, reason: 'Nobody reads it any more', seen: shown }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect((await publisher.publish()).refused).toBeUndefined()
})
