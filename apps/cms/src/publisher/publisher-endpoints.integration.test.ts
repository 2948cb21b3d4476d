import { contentRoles, roles } from '@bank/content/store/rights/roles.ts'
import { adminApi } from '@bank/content/testing/admin-api.ts'
import { temporaryFolder } from '@bank/content/testing/folder.ts'
import { temporaryStore } from '@bank/content/testing/store.ts'
import { expect, it } from 'vitest'
import { publisherEndpoints } from './publisher-endpoints.ts'

/** The admin of a machine on which no publisher runs: whoever may ask is told so (503), others are refused (403), whoever is not signed in as such (401). */
const scene = async () => {
  const settings = { dataDir: await temporaryFolder(), previewUrl: undefined, siteUrl: 'https://www.bank.example' }
  return adminApi(await temporaryStore(undefined, { endpoints: publisherEndpoints(settings) }))
}

const home = { slug: 'pages', id: 'home' }
const looks = [
  ['GET', '/publisher/status'],
  ['GET', '/publisher/pages?slug=pages&id=home'],
  ['GET', '/publisher/releases'],
  ['POST', '/publisher/record-pages'],
  ['POST', '/publisher/findings'],
  ['POST', '/publisher/preview-access'],
] as const
const acts = [
  ['POST', '/publisher/switch'],
  ['POST', '/publisher/publish'],
] as const

it('shows the publisher to those who work on content, and lets approvers alone put releases in force and publish', async () => {
  const { call, signIn } = await scene()
  for (const [method, path] of [...looks, ...acts]) expect([path, (await call(method, path, {})).status]).toEqual([path, 401])
  for (const role of roles) {
    const person = await signIn(`${role}@bank.example`, role)
    const statusOf = async (method: string, path: string) => [
      role,
      path,
      (await person.call(method, path, { ...home, records: [home] })).status,
    ]
    const mayLook = contentRoles.some((each) => each === role)
    for (const [method, path] of looks) expect(await statusOf(method, path)).toEqual([role, path, mayLook ? 503 : 403])
    for (const [method, path] of acts) expect(await statusOf(method, path)).toEqual([role, path, role === 'approver' ? 503 : 403])
  }
})
