import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startedProcess } from '@bank/api/testing/started-process.ts'
import { readStoreEnvironment } from '@bank/content/store/env.ts'
import { migrate } from '@bank/content/store/migrate.ts'
import { openStore, type Store } from '@bank/content/store/open-store.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { repository } from '../repository.ts'

/** Milliseconds for a whole start: the demo content is imported and all of it rendered. */
const timeout = 900_000

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const environment = () => ({
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  LEADS_DATABASE_URL: '',
  SMTP_URL: '',
  BANKING_HOSTS: '',
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLISHER_PORT: '0',
})

const inStore = async (work: (store: Store) => Promise<unknown>): Promise<void> => {
  const store = await openStore(readStoreEnvironment(environment(), repository), { logLevel: 'silent' })
  await work(store).finally(store.close)
}

/** What an npm script runs, ended with all that it started. */
const start = (program: string, settings: Record<string, string> = {}) => {
  const started = startedProcess(`../../../${program}`, { ...environment(), ...settings })
  const closed = once(started.child, 'close')
  return {
    ...started,
    closed,
    [Symbol.asyncDispose]: async () => {
      started.child.kill('SIGTERM')
      await closed
    },
  }
}

const prefix = 'listening at '
const listening = /listening at http:\/\/127\.0\.0\.1:\d+/

it(
  'npm start serves the demo site from an empty folder, what is approved then, and all of it without its content store later',
  async () => {
    await using site = start('scripts/start.ts')
    const address = (await site.waitFor(listening)).slice(prefix.length)
    const text = async () => (await fetch(`${address}/en/about/`)).text()
    expect(await text()).toContain('</html>')
    await inStore(({ payload }) =>
      payload.update({ collection: 'pages', id: 'about', locale: 'en', data: { description: 'Approved just now.' } }),
    )
    await expect.poll(text, { timeout }).toContain('Approved just now.')
    await site[Symbol.asyncDispose]()

    await using later = start('scripts/start.ts', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
    const laterAddress = (await later.waitFor(listening)).slice(prefix.length)
    expect(await (await fetch(`${laterAddress}/en/about/`)).text()).toContain('Approved just now.')
    await later.waitFor(/ended with code 1/)
    expect((await fetch(`${laterAddress}/readyz`)).status).toBe(200)
  },
  timeout,
)

it(
  'npm run cms runs a publisher beside the admin',
  async () => {
    await inStore(async (store) => {
      await migrate(store)
      await store.payload.create({ collection: 'users', data: { email: 'editor@bank.example', password: 'a long enough password' } })
    })
    await using admin = start('apps/cms/src/start.ts')
    await admin.waitFor(/The publisher follows the content store/)
    admin.child.kill('SIGTERM')
    await admin.closed
  },
  timeout,
)
