import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isPrepared } from '@bank/content/store/database/is-prepared.ts'
import { readAdminEnvironment } from '@bank/content/store/environment/admin-environment.ts'
import { readStoreEnvironment, storeSecret } from '@bank/content/store/environment/env.ts'
import { repositoryRoot } from '@bank/content/store/environment/repository-root.ts'
import { readLeadsEnv } from '@bank/leads/env.ts'
import { publisherBeside } from '@bank/publisher/publisher-beside.ts'
import { fingerprint } from '../fingerprint.ts'
import { ended } from './ended.ts'
import { builtSources, type WaitingServer, waitingServer } from './waiting-server.ts'

/** Resolves when an address answers, for which it is asked again and again. */
const firstAnswer = async (address: string): Promise<void> => {
  while (!(await fetch(address).catch(() => undefined))) await wait(100)
}

/**
 * Serves the admin on this machine only, with a publisher beside it: what is approved here goes live. `early` is a server of the build that is there, which
 * is ended when its sources have changed. Resolves to the exit code.
 */
export const startAdmin = async (given: NodeJS.ProcessEnv, app: string, early: WaitingServer | undefined): Promise<number> => {
  const settings = readStoreEnvironment(given, repositoryRoot)
  const { port, url, previewUrl } = readAdminEnvironment(given)
  const environment = {
    ...given,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl,
    LEADS_DATABASE_URL: readLeadsEnv(given, repositoryRoot).databaseUrl,
    PAYLOAD_SECRET: await storeSecret(settings),
    // The admin takes PORT for its own.
    SITE_URL: given['SITE_URL'] || `http://localhost:${given['PORT'] || 8080}`,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  } as const
  const run = (...args: readonly string[]) => ended(spawn(process.execPath, args, { cwd: app, env: environment, stdio: 'inherit' }))

  const built = builtSources(app)
  const sources = fingerprint(repositoryRoot, [previewUrl ?? ''])
  const [isReady, before] = await Promise.all([isPrepared(settings.databaseUrl), readFile(built, 'utf8').catch(() => '')])
  const isBuilt = before === sources
  if (!isBuilt) await early?.leave()
  if (!isReady && (await run(join(app, 'src/prepare.ts'))) !== 0) return 1
  const beside = () => publisherBeside({ ...given, DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl })
  const publisherMeanwhile = isBuilt ? undefined : beside()
  if (!isBuilt) {
    console.log('Building the admin; this takes about a minute and happens only when its sources have changed.')
    const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
    // Node itself reads the settings of Next, which are TypeScript: compiling them takes a second.
    if ((await run(next, 'build', '--experimental-next-config-strip-types')) !== 0) return 1
    const { bundlePayload } = await import('./bundle-payload.ts')
    await bundlePayload(app)
    await writeFile(built, sources)
  }

  console.log(`The admin is at ${url ?? `http://127.0.0.1:${port}`}/admin`)
  const server = isBuilt && early ? early : waitingServer(given, app)
  const serving = server.serve({ environment, port })
  // Editors wait for the admin, and nobody for the publisher until something is approved: the two would share the processor.
  const answers = await Promise.race([firstAnswer(`http://127.0.0.1:${port}/admin/login`).then(() => true), serving.then(() => false)])
  const publisher = publisherMeanwhile ?? (answers ? beside() : undefined)
  const code = await serving
  await publisher?.stop()
  return code
}
