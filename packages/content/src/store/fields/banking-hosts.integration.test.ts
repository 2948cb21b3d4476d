import { bankingAddressFields } from '@bank/model/banking-hosts.ts'
import { testBankingHosts } from '@bank/sample/settings.ts'
import { describe, expect, it } from 'vitest'
import { exportSnapshot } from '../../export/export-snapshot.ts'
import { importContent } from '../../import/import-content.ts'
import { plainReport } from '../../import/report.ts'
import { loadSnapshot } from '../../snapshot/load-snapshot.ts'
import { adminApi } from '../../testing/admin-api.ts'
import { fixtureFiles, writeFixture } from '../../testing/content.ts'
import { temporaryFolder } from '../../testing/folder.ts'
import { filledStore, temporaryStore } from '../../testing/store.ts'
import type { Store } from '../open-store.ts'

const quiet = plainReport(() => {})
const evil = 'https://evil.example/login'
const refusal = `must begin with ${testBankingHosts.map((host) => `https://${host}/`).join(' or ')}`

const stored = async ({ payload }: Store) => (await payload.findGlobal({ slug: 'settings' })) as unknown as Record<string, unknown>

describe.each(bankingAddressFields)('%s on a host that is not the deployment’s', (field) => {
  it('is refused on save, at the field, with the hosts that are allowed', async () => {
    const store = await filledStore()
    const before = await stored(store)
    const save = (value: string) => store.payload.updateGlobal({ slug: 'settings', locale: 'en', data: { [field]: value } })
    const found = await save(evil).catch(({ data }: { data: { errors: readonly { message: string }[] } }) => data.errors)
    expect(found).toEqual([expect.objectContaining({ message: expect.stringContaining(`This ${refusal}`), path: field })])
    expect((await stored(store))[field]).toBe(before[field])
    const elsewhere = `${new URL(String(before[field])).origin}/another/path`
    await save(elsewhere)
    expect((await stored(store))[field]).toBe(elsewhere)
  })
})

it('an editor’s REST call cannot bring another host in either', async () => {
  const store = await filledStore()
  const { call } = await (await adminApi(store)).signIn('editor@bank.example')
  const before = await stored(store)
  const answer = await call('POST', '/globals/settings?locale=en&draft=true', {
    loginUrl: evil,
    applicationServletUrl: 'https://apply.gulfpinesbank.example@evil.example/',
  })
  expect(answer.status).toBe(400)
  const refused = (path: string) => ({ path, message: expect.stringContaining(refusal) })
  expect(answer.body).toMatchObject({ errors: [{ data: { errors: [refused('loginUrl'), refused('applicationServletUrl')] } }] })
  expect(await stored(store)).toEqual(before)
  const good = await call('POST', '/globals/settings?locale=en&draft=true', { loginUrl: 'https://online.gulfpinesbank.example/new' })
  expect(good.body).toMatchObject({ result: { loginUrl: 'https://online.gulfpinesbank.example/new' } })
  expect((await store.payload.findGlobal({ slug: 'settings', draft: true }))['loginUrl' as never]).toBe(
    'https://online.gulfpinesbank.example/new',
  )
})

it('an export refuses other hosts, all of them at once, and the snapshot stays', async () => {
  const store = await filledStore()
  const before = await exportSnapshot(store, store.dataDir)
  const data = Object.fromEntries(bankingAddressFields.map((field) => [field, `https://${field.toLowerCase()}.evil.example/`]))
  // Past all checks, as an older version or another deployment's store might have it.
  const settings = await store.payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 })
  await store.payload.db.updateGlobal({ slug: 'settings', data: { ...settings, ...data } as never })
  const { message } = (await exportSnapshot(store, store.dataDir).catch((error: unknown) => error)) as Error
  expect(message).toContain('(7 problems)')
  for (const [field, value] of Object.entries(data)) expect(message).toContain(`settings, field ${field}, value "${value}": ${refusal}`)
  expect((await loadSnapshot(store.dataDir)).hash).toBe(before.hash)
})

it('an import refuses other hosts before anything is stored', async () => {
  const store = await temporaryStore()
  const settings = { ...fixtureFiles['settings.yaml'], loginUrl: evil, enrolUrl: 'http://online.gulfpinesbank.example/' }
  const folder = await writeFixture(await temporaryFolder(), { 'settings.yaml': settings })
  const { message } = (await importContent(store, folder, quiet).catch((error: unknown) => error)) as Error
  expect(message).toContain(`settings.yaml settings, field loginUrl, value "${evil}": ${refusal}`)
  expect(message).toContain('field enrolUrl, value "http://online.gulfpinesbank.example/"')
  expect((await store.payload.count({ collection: 'pages' })).totalDocs).toBe(0)
})

describe('an entry of the allow-list for applications or log-ins', () => {
  const allowList = [
    { url: 'https://careers.evil.example/', category: 'careers' },
    { url: evil, category: 'application' },
  ]

  it('is refused on save when its host is not the deployment’s', async () => {
    const store = await filledStore()
    const save = (data: object) => store.payload.updateGlobal({ slug: 'settings', locale: 'en', data })
    const found = await save({ allowList }).catch(({ data }: { data: { errors: readonly { message: string }[] } }) => data.errors)
    expect(found).toEqual([expect.objectContaining({ message: expect.stringContaining(`“${evil}” ${refusal}`), path: 'allowList' })])
    await save({ allowList: [{ url: 'https://apply.gulfpinesbank.example/', category: 'application' }] })
  })

  it('is refused by the import', async () => {
    const store = await temporaryStore()
    const folder = await writeFixture(await temporaryFolder(), { 'settings.yaml': { ...fixtureFiles['settings.yaml'], allowList } })
    await expect(importContent(store, folder, quiet)).rejects.toThrow(
      `settings.yaml settings, field allowList, row 2, url, value "${evil}": ${refusal}`,
    )
  })
})

it('an import that need not write the settings does not mind where they lead: the export does', async () => {
  const store = { ...(await filledStore()), bankingHosts: ['another.bank.example'] }
  const { written } = await importContent(store, await writeFixture(await temporaryFolder()), quiet)
  expect(written).toBe(0)
  await expect(exportSnapshot(store, store.dataDir)).rejects.toThrow('(7 problems)')
})
