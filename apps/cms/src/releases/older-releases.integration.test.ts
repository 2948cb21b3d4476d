import { expect, it } from 'vitest'
import { adminWithPublisher } from '../testing/admin-with-publisher.ts'

type Listed = readonly { readonly id: string; readonly from: string; readonly to?: string; readonly since?: string }[]

it('lists all releases by turns, newest first, and puts one of the oldest in force again', async () => {
  const { publisher, signIn } = await adminWithPublisher()
  const approver = await signIn('approver@bank.example', 'approver')
  const listed = async (before = '') =>
    (await approver.call('GET', `/publisher/releases?${new URLSearchParams(before && { before })}`)).body as unknown as Listed
  await publisher.publish()
  const [first] = await listed()
  const switchToFirst = async () => expect((await approver.call('POST', '/publisher/switch', { id: first?.id })).status).toBe(200)
  for (let switches = 0; switches < 34; switches += 1) await switchToFirst()
  const newest = await listed()
  const older = await listed(newest.at(-1)?.from)
  expect([newest.length, older.length, await listed(older.at(-1)?.from)]).toEqual([30, 5, []])
  // What the button goes by: the oldest of all alone has nothing before it.
  expect([newest.at(-1)?.since, older.at(-1)?.since]).toEqual([older[0]?.from, undefined])
  expect([older[0]?.to, older.at(-1)?.from]).toEqual([newest.at(-1)?.from, first?.from])
  const times = [...newest, ...older].map(({ from }) => from)
  expect(times).toEqual([...new Set(times)].toSorted().toReversed())
  await switchToFirst()
})

it('refuses a time that is none', async () => {
  const { signIn } = await adminWithPublisher()
  const approver = await signIn('approver@bank.example', 'approver')
  const { status, text } = await approver.call('GET', '/publisher/releases?before=yesterday')
  expect([status, text]).toEqual([400, expect.stringContaining('field before, value')])
})
