import { once } from 'node:events'
import { globSync, lstatSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startedProcess } from '@bank/api/testing/started-process.ts'
import { migrate } from '@bank/content/store/database/migrate.ts'
import { readStoreEnvironment } from '@bank/content/store/environment/env.ts'
import { openStore, type Store } from '@bank/content/store/open-store.ts'
import { expect, it, onTestFinished } from 'vitest'
import { repository } from '../repository.ts'

/** Milliseconds for a whole start: the demo content is imported and all of it rendered. */
const timeout = 900_000

/** Where the started site stays after its test, for the browser tests of `npm test`: they need one that was started from an empty folder, too. */
const keptDataDir = process.env['STARTED_DATA_DIR']

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const emptyFolder = async (folder: string): Promise<string> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return folder
}

const environmentOf = (dataDir: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  LEADS_DATABASE_URL: '',
  SMTP_URL: '',
  BANKING_HOSTS: '',
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLISHER_PORT: '0',
})

const inStore = async <Result>(dataDir: string, work: (store: Store) => Promise<Result>): Promise<Result> => {
  const store = await openStore(readStoreEnvironment(environmentOf(dataDir), repository), { logLevel: 'silent' })
  return await work(store).finally(store.close)
}

/** Gives the page `about` an English description; resolves to the one that it had. */
const describeAbout = (dataDir: string, description: string): Promise<string> =>
  inStore(dataDir, async ({ payload }) => {
    const about = { collection: 'pages', id: 'about', locale: 'en' } as const
    const before = await payload.findByID(about)
    await payload.update({ ...about, data: { description } })
    return String(before.description)
  })

/** What an npm script runs, ended with all that it started. */
const start = (dataDir: string, program: string, settings: Record<string, string> = {}) => {
  const started = startedProcess(`../../../${program}`, { ...environmentOf(dataDir), ...settings })
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
    const dataDir = keptDataDir ? await emptyFolder(keptDataDir) : await temporaryFolder()
    await using site = start(dataDir, 'scripts/start.ts')
    const address = (await site.waitFor(listening)).slice(prefix.length)
    const text = async () => (await fetch(`${address}/en/about/`)).text()
    expect(await text()).toContain('</html>')
    const before = await describeAbout(dataDir, 'Approved just now.')
    await expect.poll(text, { timeout }).toContain('Approved just now.')
    await site[Symbol.asyncDispose]()

    await using later = start(dataDir, 'scripts/start.ts', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
    const laterAddress = (await later.waitFor(listening)).slice(prefix.length)
    expect(await (await fetch(`${laterAddress}/en/about/`)).text()).toContain('Approved just now.')
    await later.waitFor(/ended with code 1/)
    expect((await fetch(`${laterAddress}/readyz`)).status).toBe(200)
    if (keptDataDir) await describeAbout(dataDir, before)
  },
  timeout,
)

it(
  'npm run cms runs a publisher beside the admin, and starts what it has built',
  async () => {
    const dataDir = await temporaryFolder()
    await inStore(dataDir, async (store) => {
      await migrate(store)
      await store.payload.create({
        collection: 'users',
        data: { email: 'editor@bank.example', password: 'pelican-levee-47-gumbo', roles: ['writer'] },
      })
    })
    const signInPage = 'http://127.0.0.1:8090/admin/login'
    const isServed = () => fetch(signInPage).then(Boolean, () => false)
    /** The publisher follows while the admin is still being built, and before its server listens. */
    const isThere = async ({ waitFor }: ReturnType<typeof start>) => {
      await waitFor(/The publisher follows the content store/)
      await expect.poll(isServed, { timeout, interval: 200 }).toBe(true)
    }
    await using admin = start(dataDir, 'apps/cms/src/start.ts')
    await isThere(admin)
    await admin[Symbol.asyncDispose]()

    await using again = start(dataDir, 'apps/cms/src/start.ts')
    await isThere(again)
    const signIn = await fetch(signInPage)
    expect([signIn.status, signIn.headers.get('x-powered-by'), signIn.headers.get('x-content-type-options')]).toEqual([
      200,
      null,
      'nosniff',
    ])
    expect((await fetch('http://127.0.0.1:8090/admin/%')).status).toBe(400)
    expect(again.log()).not.toContain('Building the admin')
    // Where Next leaves a link, a bundle is.
    const [payload = ''] = globSync('apps/cms/.next/node_modules/payload-*', { cwd: repository })
    expect(lstatSync(join(repository, payload)).isDirectory()).toBe(true)
  },
  timeout,
)
