import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCurrent } from '@bank/content/files/current-file.ts'
import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { buildSite } from '@bank/site/build/build-site.ts'
import { demoData, repository, timed } from './bench-data.ts'
import { generatedSnapshot } from './generated-snapshot.ts'

const store = async (dataDir: string, snapshot: Snapshot): Promise<void> => {
  const text = JSON.stringify(snapshot)
  const hash = createHash('sha256').update(text).digest('hex')
  await mkdir(join(dataDir, 'snapshots'), { recursive: true })
  await writeFile(join(dataDir, 'snapshots', `${hash}.json`), text)
  await writeCurrent(join(dataDir, 'snapshots'), hash)
}

/**
 * Cold and incremental builds of sites with that many generated pages beside the demo's own, through the whole way a
 * publish takes: render, pictures, checks, compression, release. Pictures are encoded before the clock starts.
 */
export const benchBuilds = async (sizes: readonly number[]): Promise<void> => {
  const demo = await demoData()
  const { snapshot } = await loadSnapshot(demo)
  const rows = []
  for (const size of sizes) {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
    await symlink(join(demo, 'media'), join(dataDir, 'media'))
    const build = async () => {
      let pages = 0
      const milliseconds = await timed(async () => {
        pages = (await buildSite({ dataDir, siteUrl: undefined, contentDir: join(repository, 'content'), log: () => undefined })).pages
      })
      return { seconds: milliseconds / 1000, pages }
    }
    await rm(join(repository, '.cache/astro'), { recursive: true, force: true })
    await store(dataDir, generatedSnapshot(snapshot, size, 1))
    const cold = await build()
    await store(dataDir, generatedSnapshot(snapshot, size, 2))
    const changed = await build()
    rows.push({
      'generated pages': size,
      'pages built': cold.pages,
      'cold, s': cold.seconds.toFixed(1),
      'pages a second, cold': (cold.pages / cold.seconds).toFixed(0),
      'one record changed, s': changed.seconds.toFixed(1),
      'changed / cold': (changed.seconds / cold.seconds).toFixed(2),
    })
    await rm(dataDir, { recursive: true, force: true })
  }
  console.log('\nBuilds')
  console.table(rows)
}
