import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importContent } from '@bank/content/import/import-content.ts'
import { plainReport } from '@bank/content/import/report.ts'
import { migrate } from '@bank/content/store/database/migrate.ts'
import { openStore, type Store, type StoreSettings } from '@bank/content/store/open-store.ts'
import { testFrame } from '@bank/sample/frame.ts'
import { testBankingHosts, testSettings } from '@bank/sample/settings.ts'
import { inject } from 'vitest'

const uris = ['/', '/one/', '/two/', '/mckinney/', '/search/', '/personal/services/mobile-banking/', '/mortgage/log-in/']

const nameOf = (uri: string): string => uri.replaceAll('/', '-').replace(/^-|-$/g, '') || 'home'

const pages = uris.map((uri) => ({
  id: nameOf(uri),
  uri,
  title: { en: `Page ${nameOf(uri)}` },
  blocks: [{ block: `text-${nameOf(uri)}` }],
}))

const blocks = uris.map((uri) => ({
  id: `text-${nameOf(uri)}`,
  kind: 'simpleContent',
  content: { en: `<h1>${nameOf(uri)}</h1><p>Words of ${nameOf(uri)}.</p>` },
}))

/** What an environment must say for a data folder of a test. */
export const environmentOf = (dataDir: string): Readonly<Record<string, string>> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: `file:${dataDir}/store.db`,
  PAYLOAD_SECRET: 'a secret for tests, and only for tests',
  BANKING_HOSTS: testBankingHosts.join(','),
})

export const openSmallStore = (dataDir: string, settings: StoreSettings = {}): Promise<Store> =>
  openStore(
    {
      dataDir,
      databaseUrl: `file:${dataDir}/store.db`,
      secret: 'a secret for tests, and only for tests',
      bankingHosts: testBankingHosts,
    },
    { logLevel: 'silent', ...settings },
  )

const prepare = async (): Promise<string> => {
  const [dataDir, folder] = [await mkdtemp(join(inject('preparedFolder'), 'publisher-')), await mkdtemp(join(tmpdir(), 'content-'))]
  const { locationPicture: _, ...settings } = testSettings
  const files = { 'settings.yaml': settings, 'audiences.yaml': testFrame.audiences, 'blocks.yaml': blocks, 'pages.yaml': pages }
  // JSON is YAML.
  for (const [name, records] of Object.entries(files)) await writeFile(join(folder, name), JSON.stringify(records))
  const store = await openSmallStore(dataDir)
  await migrate(store)
  await importContent(
    store,
    folder,
    plainReport(() => {}),
  )
  await store.close()
  await rm(folder, { recursive: true })
  return dataDir
}

let prepared: Promise<string> | undefined

/** A data folder whose store holds a bank with six pages of text and no pictures: a copy of one that is made once for all tests of a worker. */
export const smallDataFolder = async (): Promise<string> => {
  prepared ??= prepare()
  const dataDir = await mkdtemp(join(tmpdir(), 'publisher-'))
  // Nobody has the prepared file open, so its shared memory holds nothing that the file and its log do not.
  await cp(await prepared, dataDir, { recursive: true, filter: (path) => !path.endsWith('-shm') })
  return dataDir
}
