import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importContent } from '@bank/content/import/import-content.ts'
import { plainReport } from '@bank/content/import/report.ts'
import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import type { Store } from '@bank/content/store/open-store.ts'
import { generatedSnapshot } from './generated-snapshot.ts'

/** Imports that many generated pages into a store that holds the demo content, the way content files are. */
export const importGeneratedPages = async (store: Store, pages: number): Promise<void> => {
  const { snapshot: demo } = await loadSnapshot(store.dataDir)
  const { blocks, records } = generatedSnapshot(demo, pages, 1)
  // Content files in YAML, of which JSON is a part.
  const folder = await mkdtemp(join(tmpdir(), 'bench-content-'))
  try {
    await writeFile(join(folder, 'blocks.yaml'), JSON.stringify(blocks.slice(demo.blocks.length)))
    await writeFile(join(folder, 'pages.yaml'), JSON.stringify(records.pages.slice(demo.records.pages.length)))
    await importContent(
      store,
      folder,
      plainReport(() => undefined),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
