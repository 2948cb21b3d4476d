import { expect, it } from 'vitest'
import { adminWithPublisher } from '../testing/admin-with-publisher.ts'

type Name = { readonly slug: string; readonly id: string }

/** An office in which two new pages wait that link to each other. */
const office = async () => {
  const { publisher, store, signIn } = await adminWithPublisher()
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  await publisher.publish()
  const draft = async (collection: string, data: object) =>
    expect((await writer.call('POST', `/${collection}?locale=en&draft=true`, data)).status).toBe(201)
  const add = async (id: string, href: string) => {
    const content = [{ blockType: 'simpleContent', content: `<h1>${id}</h1><p><a href="${href}">On</a></p>` }]
    await draft('blocks', { id: `text-${id}`, content })
    await draft('pages', { id, uri: `/${id}/`, title: `Page ${id}`, blocks: [{ block: `text-${id}` }] })
  }
  await add('north', '/south/')
  await add('south', '/north/')
  const names = ['north', 'south'].flatMap((id): Name[] => [
    { slug: 'pages', id },
    { slug: 'blocks', id: `text-${id}` },
  ])
  const seen = async (record: Name) =>
    String((await approver.call('GET', `/workflow/record?${new URLSearchParams(record)}`)).body['version'])
  const together = async (records: readonly Name[], person = approver) =>
    person.call('POST', '/workflow/approve-together', {
      records: await Promise.all(records.map(async (record) => ({ ...record, seen: await seen(record) }))),
    })
  const alone = async (record: Name) =>
    approver.call('POST', '/workflow/review', { ...record, action: 'approved', seen: await seen(record) })
  const statuses = () =>
    Promise.all(names.map(async ({ slug, id }) => (await store.payload.findByID({ collection: slug, id, depth: 0 }))['_status']))
  return { publisher, writer, approver, names, seen, together, alone, statuses }
}

it('[D-STORE-8] approves two new pages that link to each other together, and neither alone', async () => {
  const { publisher, names, together, alone, statuses } = await office()
  const [pages, blocks] = [names.filter(({ slug }) => slug === 'pages'), names.filter(({ slug }) => slug === 'blocks')]
  // What no page shows links to nowhere.
  for (const record of blocks) expect((await alone(record)).status).toBe(200)
  for (const record of pages) {
    const refused = await alone(record)
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('leads to no published page')])
  }
  expect((await together(pages)).status).toBe(200)
  expect(await statuses()).toEqual(['published', 'published', 'published', 'published'])
  expect((await publisher.publish()).refused).toBeUndefined()
})

it('[D-STORE-8] approves none of several where one has to be mended, is not what was looked at, or may not be approved, and names it', async () => {
  const { writer, approver, names, seen, together, statuses } = await office()
  const drafts = ['draft', 'draft', 'draft', 'draft']
  // Without the text of one page the other's link leads to a page that is not there.
  const lacking = await together(names.slice(0, 3))
  expect([lacking.status, await statuses()]).toEqual([422, drafts])
  const records = await Promise.all(names.map(async (record) => ({ ...record, seen: await seen(record) })))
  await writer.call('PATCH', '/pages/south?locale=en&draft=true', { title: 'Page south, anew' })
  const late = await approver.call('POST', '/workflow/approve-together', { records })
  expect([late.status, await statuses()]).toEqual([409, drafts])
  expect(late.body).toMatchObject({ errors: [{ data: { record: { slug: 'pages', id: 'south' } } }] })
  expect((await together(names, writer)).status).toBe(403)
  for (const few of [[], records.slice(0, 1)])
    expect((await approver.call('POST', '/workflow/approve-together', { records: few })).status).toBe(400)
  expect(await statuses()).toEqual(drafts)
})
