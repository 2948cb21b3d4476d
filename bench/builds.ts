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
import { demoData, releaseOf, repository, timed } from './bench-data.ts'
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

const countPages = async (dataDir: string): Promise<number> =>
  Object.keys((await releaseOf(dataDir))?.manifest.files ?? {}).filter((address) => address.endsWith('.html')).length

/**
 * Cold and incremental builds of sites with that many generated pages beside the demo's own, each in a process of its own and through the
 * whole way a publish takes: render, pictures, checks, compression, release. Pictures are encoded before the clock starts.
 */
export const benchBuilds = async (sizes: readonly number[]): Promise<void> => {
  const demo = await demoData()
  const { snapshot } = await loadSnapshot(demo)
  const rows = []
  for (const size of sizes) {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
    await symlink(join(demo, 'media'), join(dataDir, 'media'))
    const build = async (edition: number): Promise<number> => {
      await store(dataDir, generatedSnapshot(snapshot, size, edition))
      const environment = { ...process.env, DATA_DIR: dataDir }
      const milliseconds = await timed(() =>
        execute(process.execPath, ['apps/site/src/build/build-command.ts'], { cwd: repository, env: environment }),
      )
      await mustShow(dataDir, edition)
      return milliseconds / 1000
    }
    for (const cache of ['astro', 'compressed', 'page-facts.json'])
      await rm(join(repository, '.cache', cache), { recursive: true, force: true })
    const cold = await build(1)
    const changed = await build(2)
    const pages = await countPages(dataDir)
    rows.push({
      'generated pages': size,
      'pages built': pages,
      'cold, s': cold.toFixed(1),
      'pages a second, cold': (pages / cold).toFixed(0),
      'one record changed, s': changed.toFixed(1),
      'changed / cold': (changed / cold).toFixed(2),
    })
    await rm(dataDir, { recursive: true, force: true })
  }
  console.log('\nBuilds')
  console.table(rows)
}
