import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeCurrent } from '@bank/content/files/current-file.ts'
import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { readEntry } from '@bank/releases/read/read-blob.ts'
import { countPages, demoData, releaseOf, repository } from './bench-data.ts'
import { generatedSnapshot } from './generated-snapshot.ts'

const execute = promisify(execFile)

const store = async (dataDir: string, snapshot: Snapshot): Promise<void> => {
  const text = JSON.stringify(snapshot)
  const hash = createHash('sha256').update(text).digest('hex')
  await mkdir(join(dataDir, 'snapshots'), { recursive: true })
  await writeFile(join(dataDir, 'snapshots', `${hash}.json`), text)
  await writeCurrent(join(dataDir, 'snapshots'), hash)
}

/** Fails unless the page of the record that changed says what the edition says: a build that missed it would be fast for nothing. */
const mustShow = async (dataDir: string, edition: number): Promise<void> => {
  const release = await releaseOf(dataDir)
  const page = release?.manifest.files['/en/bench/1/index.html']
  const html = release && page ? (await readEntry(release.store, page)).toString('utf8') : ''
  if (!html.includes(`Edition ${edition} of this page.`))
    throw new Error(`The page of the changed record does not show edition ${edition}.`)
}

type GeneratedSite = {
  readonly dataDir: string
  /** Builds an edition in a process of its own, through the whole way that a publish takes. */
  readonly build: (edition: number) => Promise<Build>
}

/** `processorSeconds` are those of all threads: on a busy machine they say more than how long it took. */
type Build = { readonly seconds: number; readonly processorSeconds: number; readonly peakMegabytes: number }

/** Run in a build before its own code: says at its end how much memory and processor time, in microseconds, it took. */
const tellUsage = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => { const used = process.resourceUsage(); console.error('used', used.maxRSS, used.userCPUTime + used.systemCPUTime) })",
)}`

const runBuild = async (dataDir: string): Promise<Build> => {
  const started = performance.now()
  const { stderr } = await execute(process.execPath, ['--import', tellUsage, 'apps/site/src/build/build-command.ts'], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  const seconds = (performance.now() - started) / 1000
  const [, kilobytes, microseconds] = /^used (\d+) (\d+)$/m.exec(stderr) ?? []
  return { seconds, processorSeconds: Number(microseconds) / 1e6, peakMegabytes: Number(kilobytes) / 1000 }
}

/** The same for two sites with the same bytes at the same addresses. */
const hashOfFiles = async (dataDir: string): Promise<string> => {
  const files = Object.entries((await releaseOf(dataDir))?.manifest.files ?? {}).map(([address, { hash, br }]) => [address, hash, br?.hash])
  return createHash('sha256').update(JSON.stringify(files.sort())).digest('hex').slice(0, 12)
}

/** Works on a site of which nothing is published yet, with that many generated pages beside the demo's own and with its encoded pictures. */
export const withGeneratedSite = async <Result>(size: number, work: (site: GeneratedSite) => Promise<Result>): Promise<Result> => {
  const demo = await demoData()
  const { snapshot } = await loadSnapshot(demo)
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    await symlink(join(demo, 'media'), join(dataDir, 'media'))
    return await work({
      dataDir,
      build: async (edition) => {
        await store(dataDir, generatedSnapshot(snapshot, size, edition))
        const built = await runBuild(dataDir)
        await mustShow(dataDir, edition)
        return built
      },
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Compiles the code and compresses its files, which a deployment does once for all builds. */
export const compileFirst = (): Promise<unknown> => withGeneratedSite(1, ({ build }) => build(1))

/**
 * Cold and incremental builds of sites with that many generated pages beside the demo's own: render, pictures, checks, compression, release. Pictures
 * are encoded and the code is compiled before the clock starts.
 */
export const benchBuilds = async (sizes: readonly number[]): Promise<void> => {
  const rows: Record<string, string | number>[] = []
  await compileFirst()
  for (const size of sizes)
    await withGeneratedSite(size, async ({ dataDir, build }) => {
      const cold = await build(1)
      const changed = await build(2)
      const pages = await countPages(dataDir)
      rows.push({
        'generated pages': size,
        'pages built': pages,
        'cold, s': cold.seconds.toFixed(1),
        'cold, processor s': cold.processorSeconds.toFixed(1),
        'pages a second, cold': (pages / cold.seconds).toFixed(0),
        'peak memory, MB': cold.peakMegabytes.toFixed(0),
        'one record changed, s': changed.seconds.toFixed(1),
        'changed / cold': (changed.seconds / cold.seconds).toFixed(2),
        'hash of files': await hashOfFiles(dataDir),
      })
    })
  console.log('\nBuilds')
  console.table(rows)
}
