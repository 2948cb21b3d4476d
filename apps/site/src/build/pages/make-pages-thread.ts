import { parentPort, workerData } from 'node:worker_threads'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { loadRenderer } from '../../renderer/open-renderer.ts'
import { rendererFiles } from '../files/renderer-files.ts'
import type { ReadSnapshot } from '../read-snapshot.ts'
import { pageMaker } from './make-pages.ts'
import type { PagesTask, ThreadInput } from './page-threads.ts'

const { renderer, options, pictures }: ThreadInput = workerData
const module = await loadRenderer(renderer)
const make = pageMaker(module, rendererFiles(renderer.clientDir), pictures)
let content: ReadSnapshot | undefined

const answer = async ({ snapshot, pages }: PagesTask) => {
  if (snapshot) {
    const parsed: Snapshot = JSON.parse(Buffer.from(snapshot).toString('utf8'))
    content = { snapshot: parsed, assembler: module.siteAssembler(parsed, options) }
  }
  if (!content) throw new Error('Pages were asked for before their content was given.')
  return make(content, pages)
}

parentPort?.on('message', (task: PagesTask) => {
  answer(task).then(
    (made) => parentPort?.postMessage({ made }),
    (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  )
})
