import { describe, expect, it } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, usualDatabases } from '../testing/databases.ts'
import { filledStore } from '../testing/store.ts'
import { jobsSlug } from './jobs.ts'
import { runDue } from './run-due.ts'

const minute = 60_000

/** An office where `needs` says which page must be new before another one may be; `looks` are the pages in the order of looks at them. */
const office = async (databaseUrl: string | undefined, needs: Readonly<Record<string, string>>) => {
  const looks: string[] = []
  let looking = 0
  const store = await filledStore(databaseUrl, {
    recordCheck: async ({ slug, id }, _move, _signal, together) => {
      looking += 1
      looks.push(looking > 1 ? `${id} beside another` : id)
      const needed = needs[id]
      const isBeside = together.some((other) => other.id === needed)
      const isMissing = needed !== undefined && !isBeside && (await titles([needed]))[0] !== 'New'
      looking -= 1
      return isMissing ? [{ text: `It needs ${needed}.`, slug, id }] : []
    },
  })
  const { payload } = store
  const titles = (ids: readonly string[]) =>
    Promise.all(
      ids.map(async (id) => (await payload.find({ collection: 'pages', where: { id: { equals: id } }, locale: 'en' })).docs[0]?.['title']),
    )
  const { signIn } = await adminApi(store)
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  /** Plans to publish a page anew so many minutes ago, as if the machine had been off since. */
  const plan = async (id: string, minutesAgo: number) => {
    await payload.create({ collection: 'pages', locale: 'en', data: { id, uri: `/${id}/`, title: 'Old', _status: 'published' } as never })
    await writer.call('PATCH', `/pages/${id}?locale=en&draft=true`, { title: 'New' })
    const { version } = (await approver.call('GET', `/workflow/record?slug=pages&id=${id}`)).body
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const answer = await approver.call('POST', '/workflow/schedule', { slug: 'pages', id, type: 'publish', at, seen: version })
    expect([answer.status, answer.text]).toEqual([200, expect.anything()])
    const waitUntil = new Date(Math.floor(Date.now() / minute) * minute - minutesAgo * minute).toISOString()
    await payload.update({ collection: jobsSlug as never, where: { waitUntil: { equals: at } }, data: { waitUntil } as never })
  }
  const due = async () => {
    looks.length = 0
    await runDue(payload, new Date())
  }
  const plans = async () =>
    ((await approver.call('GET', '/workflow/plans')).body as unknown as readonly { readonly id: string; readonly failed?: string }[]).map(
      ({ id, failed }) => [id, failed?.split('\n').slice(1)],
    )
  return { payload, writer, looks, titles, plan, due, plans }
}

describe.each(usualDatabases)('plans that are due together on %s', (kind) => {
  it('[D-STORE-7] are looked at one after the other, in order of time and then of making, each as the store is after those before it', async () => {
    const { looks, titles, plan, due, plans } = await office(await databases[kind](), { three: 'two' })
    await plan('one', 1)
    await plan('two', 2)
    await plan('three', 1)
    await due()
    expect(looks).toEqual(['two', 'one', 'three'])
    expect([await titles(['one', 'two', 'three']), await plans()]).toEqual([['New', 'New', 'New'], []])
  })

  it('[D-STORE-7] are carried out in whatever order they can be within a minute; what needs more than they do is refused with its own problems', async () => {
    const { looks, titles, plan, due, plans } = await office(await databases[kind](), { one: 'two', two: 'three', four: 'nobody' })
    for (const id of ['one', 'two', 'four', 'three']) await plan(id, 1)
    await due()
    expect(looks).toEqual(['one', 'two', 'four', 'three', 'one', 'two', 'four', 'one', 'four', 'four'])
    expect(await titles(['one', 'two', 'three', 'four'])).toEqual(['New', 'New', 'New', 'Old'])
    expect(await plans()).toEqual([['four', ['It needs nobody.']]])
  })

  it('[D-STORE-7] are carried out as one where none can be alone, without what has to be mended even so', async () => {
    const needs = { one: 'two', two: 'one', three: 'nobody', four: 'three', five: 'one' }
    const { titles, plan, due, plans } = await office(await databases[kind](), needs)
    for (const id of ['one', 'three', 'four', 'two', 'five']) await plan(id, 1)
    await due()
    expect(await titles(['one', 'two', 'three', 'four', 'five'])).toEqual(['New', 'New', 'Old', 'Old', 'New'])
    expect(await plans()).toEqual([
      ['three', ['It needs nobody.']],
      ['four', ['It needs three.']],
    ])
  })

  it('[D-STORE-7] are none of them carried out where one that the others need has changed since', async () => {
    const { writer, titles, plan, due, plans } = await office(await databases[kind](), { one: 'two', two: 'one' })
    for (const id of ['one', 'two']) await plan(id, 1)
    await writer.call('PATCH', '/pages/two?locale=en&draft=true', { title: 'Newer' })
    await due()
    expect(await titles(['one', 'two'])).toEqual(['Old', 'Old'])
    expect(await plans()).toEqual([
      ['one', ['It needs two.']],
      ['two', []],
    ])
  })

  it('[D-STORE-7] do not wait for those of another minute', async () => {
    const { titles, plan, due, plans } = await office(await databases[kind](), { one: 'two' })
    await plan('one', 2)
    await plan('two', 1)
    await due()
    expect([await titles(['one', 'two']), await plans()]).toEqual([['Old', 'New'], [['one', ['It needs two.']]]])
  })

  it('[D-STORE-7] wait for one that another process is at, or was when it was killed', async () => {
    const { payload, titles, plan, due, plans } = await office(await databases[kind](), { one: 'two' })
    await plan('one', 1)
    await plan('two', 1)
    const take = (processing: boolean) =>
      payload.db.updateMany({
        collection: jobsSlug,
        where: { 'input.id': { equals: 'two' } },
        data: { processing, updatedAt: new Date().toISOString() },
      })
    await take(true)
    await due()
    expect([await titles(['one', 'two']), await plans()]).toEqual([
      ['Old', 'Old'],
      [
        ['one', undefined],
        ['two', undefined],
      ],
    ])
    await take(false)
    await due()
    expect([await titles(['one', 'two']), await plans()]).toEqual([['New', 'New'], []])
  })
})
