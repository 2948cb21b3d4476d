import { jobsSlug } from '@bank/content/schedule/jobs.ts'
import { runDue } from '@bank/content/schedule/run-due.ts'
import { expect, it } from 'vitest'
import { adminWithPublisher } from '../testing/admin-with-publisher.ts'

type Name = { readonly slug: string; readonly id: string }

const page = (id: string): Name => ({ slug: 'pages', id })

const office = async () => {
  const { publisher, store, signIn } = await adminWithPublisher()
  const { payload } = store
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const plan = async (record: Name, type: 'publish' | 'end') => {
    const { version } = (await approver.call('GET', `/workflow/record?${new URLSearchParams(record)}`)).body
    const reason = type === 'end' ? 'Out of date' : ''
    expect((await approver.call('POST', '/workflow/schedule', { ...record, type, at, reason, seen: version })).status).toBe(200)
  }
  const due = async () => {
    const data = { waitUntil: new Date(Date.now() - 1000).toISOString() } as never
    await payload.update({ collection: jobsSlug as never, where: {}, data })
    await runDue(payload, new Date())
  }
  const link = async (block: string, href: string) => {
    const content = [{ blockType: 'simpleContent', content: `<h1>Words</h1><p><a href="${href}">On</a></p>` }]
    expect((await writer.call('PATCH', `/blocks/${block}?locale=en&draft=true`, { content })).status).toBe(200)
  }
  /** Publishes a draft at once. */
  const approve = async (record: Name) => {
    const { version } = (await approver.call('GET', `/workflow/record?${new URLSearchParams(record)}`)).body
    expect((await approver.call('POST', '/workflow/review', { ...record, action: 'approved', seen: version })).status).toBe(200)
  }
  const plans = async () =>
    (await approver.call('GET', '/workflow/plans')).body as unknown as readonly (Name & { readonly failed?: string })[]
  const status = async ({ slug, id }: Name) => (await payload.findByID({ collection: slug, id, depth: 0 }))['_status']
  return { publisher, writer, plan, due, link, approve, plans, status }
}

it('[D-STORE-7] carries out plans of one minute in the order that the site can do with, and refuses what it can’t do without', async () => {
  const { publisher, writer, plan, due, link, approve, plans, status } = await office()
  const block = (id: string): Name => ({ slug: 'blocks', id })
  // Page two is linked to until a draft that is planned after its end.
  await link('text-mckinney', '/two/')
  await approve(block('text-mckinney'))
  await link('text-mckinney', '/one/')
  await link('text-search', '/nope-nope/')
  await writer.call('PATCH', '/pages/one?locale=en&draft=true', { title: 'Page one, anew' })
  await publisher.publish()
  for (const [record, type] of [
    [page('two'), 'end'],
    [page('home'), 'end'],
    [block('text-search'), 'publish'],
    [block('text-mckinney'), 'publish'],
    [page('one'), 'publish'],
  ] as const)
    await plan(record, type)
  await due()
  const failed = await plans()
  expect(failed.map(({ id }) => id)).toEqual(['home', 'text-search'])
  expect(failed[0]?.failed).toContain('/en/ leads to no published page')
  expect(failed.map(({ failed: why }) => why?.includes('/nope-nope/'))).toEqual([false, true])
  expect(await Promise.all([page('home'), page('two'), page('one')].map(status))).toEqual(['published', 'draft', 'published'])
  expect((await publisher.publish()).refused).toBeUndefined()
})

it('[D-STORE-7] publishes a page that moves and the link that follows it in one minute, and refuses beside them what can’t be published', async () => {
  const { publisher, writer, plan, due, link, approve, plans, status } = await office()
  const block = (id: string): Name => ({ slug: 'blocks', id })
  await link('text-mckinney', '/two/')
  await approve(block('text-mckinney'))
  await publisher.publish()
  const moved = { uri: '/second/', changeReason: 'A plainer word' }
  expect((await writer.call('PATCH', '/pages/two?locale=en&draft=true', moved)).status).toBe(200)
  await link('text-mckinney', '/second/')
  await link('text-search', '/nope-nope/')
  for (const record of [page('two'), block('text-search'), block('text-mckinney')]) await plan(record, 'publish')
  await due()
  expect((await plans()).map(({ id, failed }) => [id, failed?.includes('/nope-nope/')])).toEqual([['text-search', true]])
  expect(await Promise.all([page('two'), block('text-mckinney')].map(status))).toEqual(['published', 'published'])
  expect((await publisher.publish()).refused).toBeUndefined()
})
