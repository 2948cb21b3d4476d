import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { dataDir as testData } from './served-site.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const execute = promisify(execFile)

/** A file below `content/`, and what is made of its text. */
export type ContentChange = readonly [name: string, change: (text: string) => string]

/** How a command ended, and everything that it said. */
type Ended = { readonly code: number; readonly output: string }

const run = (environment: NodeJS.ProcessEnv, command: string, ...args: readonly string[]): Promise<Ended> =>
  execute(process.execPath, [command, ...args], { cwd: repository, env: environment, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  )

/** The data folder of the tests once more: store, pictures, newest snapshot and releases. */
const copyData = async (dataDir: string): Promise<void> => {
  const pictures = join(testData, 'media')
  await cp(testData, dataDir, { recursive: true, filter: (from) => from !== pictures })
  await symlink(pictures, join(dataDir, 'media'))
}

/** Starts a program that says where it listens, and waits for that. */
const serve = async (program: string, environment: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [program], { cwd: repository, env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = /http:\/\/[\w.[\]:]+:\d+[^\s"]*/.exec(line) ?? []
      if (found !== undefined) resolve(found)
    })
    void exit.then(() => reject(new Error(`${program} ended before it listened.`)))
  })
  return {
    address,
    close: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      await exit
    },
  }
}

/** A site of one test's own, from its content store to its server, which may be published anew without changing what other tests look at. */
export const ownSite = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bank-own-site-'))
  await copyData(dataDir)
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LEADS_DATABASE_URL: '',
    SMTP_URL: '',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  /** Imports changed content files, such as `alerts.yaml`, in one go. */
  const importFiles = async (changes: readonly ContentChange[]): Promise<Ended> => {
    const folder = join(dataDir, 'content')
    for (const [name, change] of changes) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), change(await readFile(join(repository, 'content', name), 'utf8')))
    }
    return run(environment, 'packages/content/src/import-command.ts', folder)
  }
  const publishers: Awaited<ReturnType<typeof serve>>[] = []
  const server = await serve('apps/api/src/server.ts', {
    ...environment,
    PORT: '0',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '1000000',
  })
  return {
    /** The text of an answer of the served site. */
    text: async (path: string): Promise<string> => (await fetch(`${server.address}${path}`)).text(),
    importFiles,
    importFile: (...change: ContentChange) => importFiles([change]),
    /** Where the site is served. */
    address: server.address,
    /** Closes and reopens branches, or lists those that are closed. */
    closures: (...args: readonly string[]): Promise<Ended> => run(environment, 'apps/publisher/src/closures-command.ts', ...args),
    /** The content policy of a page. */
    policy: async (path: string): Promise<string> => (await fetch(`${server.address}${path}`)).headers.get('content-security-policy') ?? '',
    /** Publishes, with other settings of the deployment where they are given. */
    publish: (settings: Readonly<Record<string, string>> = {}): Promise<Ended> =>
      run({ ...environment, ...settings }, 'scripts/publish.ts'),
    /** Starts the publisher; its address is that of a preview. */
    publisher: async () => {
      const publisher = await serve('apps/publisher/src/publisher-command.ts', environment)
      publishers.push(publisher)
      return publisher
    },
    /** Runs the publisher where that cannot work. */
    refusedPublisher: () => run(environment, 'apps/publisher/src/publisher-command.ts'),
    /** What a `current` file names. */
    current: (folder: 'snapshots' | 'releases') => readFile(join(dataDir, folder, 'current'), 'utf8'),
    [Symbol.asyncDispose]: async () => {
      // A test that failed has not closed its publisher.
      await Promise.all([server, ...publishers].map(({ close }) => close()))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
