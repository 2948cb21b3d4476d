import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readAdminEnvironment } from '@bank/content/store/admin-environment.ts'
import { readStoreEnvironment, storeSecret } from '@bank/content/store/env.ts'
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
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
} as const

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

await orExit(run(join(app, 'src/prepare.ts')))
const publisher = publisherBeside({ ...process.env, DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl })

const built = join(app, '.next/sources')
const sources = await fingerprint(repositoryRoot, [previewUrl ?? ''])
if ((await readFile(built, 'utf8').catch(() => '')) !== sources) {
  console.log('Building the admin; this takes about a minute and happens only when its sources have changed.')
  await orExit(run(next, 'build'))
  await writeFile(built, sources)
}

console.log(`The admin is at ${url ?? `http://127.0.0.1:${port}`}/admin`)
const code = await run(next, 'start', '-H', '127.0.0.1', '-p', String(port))
await publisher.stop()
process.exit(code)
