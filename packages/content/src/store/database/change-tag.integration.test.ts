import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { temporaryPostgres } from '../../testing/postgres.ts'
import { filledStore } from '../../testing/store.ts'
import { repositoryRoot } from '../environment/repository-root.ts'
import type { Store } from '../open-store.ts'
import { inStoreTransaction } from '../transactions/in-store-transaction.ts'
import { changeTag } from './change-tag.ts'

const statement = `update categories_locales set name = 'Renamed elsewhere'`

/** Commits to the store's database in a process of its own. */
const commitElsewhere = async (program: string, argument: string): Promise<void> =>
  void (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, argument], { cwd: repositoryRoot }))

const inSqlite = `import { DatabaseSync } from 'node:sqlite'
new DatabaseSync(process.argv[1]).exec(\`${statement}\`)`

const inPostgres = `import { Client } from 'pg'
const client = new Client({ connectionString: process.argv[1] })
await client.connect()
await client.query(\`${statement}\`)
await client.end()`

const stores = {
  sqlite: async () => {
    const store = await filledStore()
    return { store, saveElsewhere: () => commitElsewhere(inSqlite, `${store.dataDir}/store.db`) }
  },
  postgres: async () => {
    const url = await temporaryPostgres()
    return { store: await filledStore(url), saveElsewhere: () => commitElsewhere(inPostgres, url) }
  },
} as const

const rename = ({ payload }: Store, name: string) => payload.update({ collection: 'categories', id: 'home', locale: 'en', data: { name } })

describe.each(['sqlite', 'postgres'] as const)('the change tag on %s', (kind) => {
  it('changes with every save of this process, once it is committed', async () => {
    const { store } = await stores[kind]()
    const seen = [await changeTag(store)]
    for (const name of ['One', 'Two', 'Three']) {
      await rename(store, name)
      seen.push(await changeTag(store))
    }
    await inStoreTransaction(store, 'write', async (transactionID) => {
      await store.payload.delete({ collection: 'alerts', id: 'storm', req: { transactionID } })
    })
    seen.push(await changeTag(store))
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('changes with a commit of another process', async () => {
    const { store, saveElsewhere } = await stores[kind]()
    const before = await changeTag(store)
    await saveElsewhere()
    expect(await changeTag(store)).not.toBe(before)
  })
})

it('closes its connection with the store', async () => {
  const { store } = await stores.sqlite()
  await changeTag(store)
  await store.close()
  await expect(changeTag(store)).rejects.toMatchObject({ code: 'CLIENT_CLOSED' })
})

it('stays while nothing is committed', async () => {
  const { store } = await stores.sqlite()
  const before = await changeTag(store)
  await store.payload.find({ collection: 'pages', pagination: false })
  await inStoreTransaction(store, 'write', () => store.payload.count({ collection: 'pages' }))
  expect(await changeTag(store)).toBe(before)
})
