import { parentPort, workerData } from 'node:worker_threads'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { changedSnapshot } from '@bank/content/snapshot/snapshot-change.ts'
import { loadRenderer } from '../../renderer/open-renderer.ts'
import { rendererFiles } from '../files/renderer-files.ts'
import type { ReadSnapshot } from '../read-snapshot.ts'
import { pageMaker } from './make-pages.ts'
import type { NewContent, PagesTask, ThreadInput } from './page-threads.ts'

const { renderer, options, pictures }: ThreadInput = workerData
const module = await loadRenderer(renderer)
const make = pageMaker(module, rendererFiles(renderer.clientDir), pictures)
let content: ReadSnapshot | undefined

const snapshotOf = (given: NewContent): Snapshot => {
  if ('bytes' in given) return JSON.parse(Buffer.from(given.bytes).toString('utf8'))
  if (!content) throw new Error('Changed content was given before any.')
  return changedSnapshot(content.snapshot, given.change)
}

const answer = async ({ content: given, pages }: PagesTask) => {
  if (given) {
    const snapshot = snapshotOf(given)
    content = { snapshot, assembler: module.siteAssembler(snapshot, options) }
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
