import { expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { filledStore } from '../../testing/store.ts'
import type { Role } from './roles.ts'

/** Where a form asks what may be done with its record. */
const paths = ['/pages/access/home', '/locations/access/covington', '/alerts/access/storm', '/globals/settings/access'] as const

it.each<[Role, readonly boolean[]]>([
  ['writer', [true, false, true, false]],
  ['locations', [false, true, false, false]],
  ['approver', [false, false, true, false]],
  ['administrator', [false, false, true, true]],
])('forms are for reading where a %s may change nothing', async (role, wanted) => {
  const { signIn } = await adminApi(await filledStore())
  const person = await signIn('ana@bank.example', role)
  const mayUpdate = async (path: string): Promise<boolean> => {
    const { status, body } = await person.call('POST', path)
    expect([path, status]).toEqual([path, 200])
    return body['update'] === true
  }
  expect(await Promise.all(paths.map(mayUpdate))).toEqual(wanted)
})

it('an approver is told in words what is refused, and still publishes and takes down', async () => {
  const { signIn } = await adminApi(await filledStore())
  const [writer, approver] = [await signIn('ben@bank.example', 'writer'), await signIn('ana@bank.example', 'approver')]
  const refused = await approver.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Mine' })
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('You may publish this and not change it.')])
  await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Yours' })
  const { body } = await approver.call('GET', '/workflow/record?slug=pages&id=home')
  const home = { slug: 'pages', id: 'home', seen: body['version'] }
  expect((await approver.call('POST', '/workflow/review', { ...home, action: 'approved' })).status).toBe(200)
  const takeDown = { _status: 'draft', changeReason: 'The season is over' }
  expect((await approver.call('PATCH', '/pages/home?locale=en', takeDown)).status).toBe(200)
})
