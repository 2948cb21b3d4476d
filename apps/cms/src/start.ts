import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readAdminEnvironment } from '@bank/content/store/admin-environment.ts'
import { readStoreEnvironment, storeSecret } from '@bank/content/store/env.ts'
import { isPrepared } from '@bank/content/store/is-prepared.ts'
import { repositoryRoot } from '@bank/content/store/repository-root.ts'
import { readLeadsEnv } from '@bank/leads/env.ts'
import { publisherBeside } from '@bank/publisher/publisher-beside.ts'
import { fingerprint } from './fingerprint.ts'

/**
 * Starts the admin, and builds it first when its sources have changed. It listens on this machine only. A publisher runs beside it: what is approved
 * here goes live.
 */
const app = fileURLToPath(new URL('..', import.meta.url))
const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

const settings = readStoreEnvironment(process.env, repositoryRoot)
const { port, url, previewUrl } = readAdminEnvironment(process.env)
const environment = {
  ...process.env,
  DATA_DIR: settings.dataDir,
  DATABASE_URL: settings.databaseUrl,
  LEADS_DATABASE_URL: readLeadsEnv(process.env, repositoryRoot).databaseUrl,
  PAYLOAD_SECRET: await storeSecret(settings),
  // The admin takes PORT for its own.
  SITE_URL: process.env['SITE_URL'] || `http://localhost:${process.env['PORT'] || 8080}`,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  // What Node has compiled is kept: a start loads some 2,500 files.
  NODE_COMPILE_CACHE: join(app, '.next/cache/node'),
} as const

/** Lets Node itself read the settings of Next, which are TypeScript: compiling them took a second of each start. */
const nativeConfig = '--experimental-next-config-strip-types'

/** Answers what Next would fail over before any of its routes. */
const readableAddresses = ['--import', new URL('addresses/refuse-unreadable.ts', import.meta.url).href] as const

/** MB for young objects: with less, a tenth of a start is spent on moving them. */
const largeNursery = '--max-semi-space-size=32'

/** Resolves when an address answers, for which it is asked again and again. */
const firstAnswer = async (address: string): Promise<void> => {
  while (!(await fetch(address).catch(() => undefined))) await wait(100)
}

/** Runs a Node program and gives its exit code; a signal to this process ends it, too. */
const run = (...args: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: app, env: environment, stdio: 'inherit' })
    const stop = () => child.kill('SIGTERM')
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      resolve(code ?? 1)
    })
  })

const orExit = async (code: Promise<number>) => {
  if ((await code) !== 0) process.exit(1)
}

const built = join(app, '.next/sources')
const sources = fingerprint(repositoryRoot, [previewUrl ?? ''])
const [isReady, before] = await Promise.all([isPrepared(settings.databaseUrl), readFile(built, 'utf8').catch(() => '')])
if (!isReady) await orExit(run(join(app, 'src/prepare.ts')))
const beside = () => publisherBeside({ ...process.env, DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl })
const isBuilt = before === sources
const early = isBuilt ? undefined : beside()
if (!isBuilt) {
  console.log('Building the admin; this takes about a minute and happens only when its sources have changed.')
  await orExit(run(next, 'build', nativeConfig))
  await writeFile(built, sources)
}

console.log(`The admin is at ${url ?? `http://127.0.0.1:${port}`}/admin`)
const serving = run(largeNursery, ...readableAddresses, next, 'start', nativeConfig, '-H', '127.0.0.1', '-p', String(port))
// Editors wait for the admin, and nobody for the publisher until something is approved: the two would share the processor.
const answers = await Promise.race([firstAnswer(`http://127.0.0.1:${port}/admin/login`).then(() => true), serving.then(() => false)])
const publisher = early ?? (answers ? beside() : undefined)
const code = await serving
await publisher?.stop()
process.exit(code)
