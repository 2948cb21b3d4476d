import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { LoadedSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { type SnapshotChange, snapshotChange } from '@bank/content/snapshot/snapshot-change.ts'
import type { PictureFolders } from '../../media/make-renditions.ts'
import type { AssembleOptions } from '../../page-data/site-parts.ts'
import type { CompiledRenderer } from '../../renderer/open-renderer.ts'
import type { MadePages, PageTask } from './make-pages.ts'

/** What a thread needs for good. Plain data. */
export type ThreadInput = {
  readonly renderer: CompiledRenderer
  readonly options: AssembleOptions
  readonly pictures: PictureFolders
}

/** Content that a thread does not have: all of it as bytes, or what changed in that which it has. */
export type NewContent = { readonly bytes: Uint8Array } | { readonly change: SnapshotChange }

/** Pages for a thread to make; with their content when the thread has another. */
export type PagesTask = { readonly content: NewContent | undefined; readonly pages: readonly PageTask[] }

export type ThreadAnswer = { readonly made: MadePages } | { readonly error: string }

/** Each thread loads all code and content anew: more of them cost more memory than they save time. */
const mostThreads = 8

/**
 * What a page is made of is garbage once it is made. Collected seldom, little of it is still in use and copied: a seventh less work, and less memory.
 * Below a limit of its own, V8 lets what is old grow to less than twice what is in use before it looks; else to four times as much.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 1024 } as const

/** Pages that a thread is given at a time: few, so that all of them end at about the same time. */
const share = 20

const threadModule = new URL('./make-pages-thread.ts', import.meta.url)

/** The next message of a thread. Rejects when it fails or ends without one. */
const nextAnswer = (thread: Worker): Promise<ThreadAnswer> =>
  new Promise((resolve, reject) => {
    const settle =
      <Value>(done: (value: Value) => void) =>
      (value: Value) => {
        thread.off('message', answered).off('error', failed).off('exit', ended)
        done(value)
      }
    const answered = settle(resolve)
    const failed = settle(reject)
    const ended = settle((code: number) => reject(new Error(`A thread that makes pages ended with code ${code} and without a result.`)))
    thread.on('message', answered).on('error', failed).on('exit', ended)
  })

const chunksOf = (files: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(files.length / share) }, (_, index) => files.slice(index * share, (index + 1) * share))

type Content = Pick<LoadedSnapshot, 'snapshot' | 'bytes'>

type PageThread = { readonly worker: Worker; snapshot: Snapshot | undefined; failure: Error | undefined }

/** A thread whose failure is kept until somebody asks it for pages: nobody listens before. */
const startThread = (workerData: ThreadInput): PageThread => {
  const thread: PageThread = { worker: new Worker(threadModule, { workerData, resourceLimits }), snapshot: undefined, failure: undefined }
  thread.worker.on('error', (error) => {
    thread.failure = error
  })
  return thread
}

/** What a thread with one snapshot, or none yet, is to be given of the next: to read all of it takes longer than to make a hundred pages. */
const newContent = (before: Snapshot | undefined, { snapshot, bytes }: Content): NewContent | undefined => {
  if (before === snapshot) return undefined
  return before ? { change: snapshotChange(before, snapshot) } : { bytes }
}

/** Threads that make pages, as many as there are processors, started when they are first needed, or `start` says that they will be, and kept. One caller at a time. */
export const pageThreads = (input: ThreadInput) => {
  let threads: readonly PageThread[] = []

  const start = (): void => {
    if (threads.length === 0) threads = Array.from({ length: Math.min(availableParallelism(), mostThreads) }, () => startThread(input))
  }

  const close = async (): Promise<void> => {
    const ending = threads
    threads = []
    await Promise.all(ending.map(({ worker }) => worker.terminate()))
  }

  return {
    /** Lets threads load their code beside that of the caller. */
    start,
    /**
     * Makes pages of a snapshot, and returns what is taken of them, a few at a time as they are made. `taskOf` is asked for a page when
     * its turn comes. After a failure the threads are gone; the next call starts new ones.
     */
    make: async <Taken>(
      content: Content,
      files: readonly string[],
      taskOf: (file: string) => Promise<PageTask>,
      take: (made: MadePages) => Taken,
    ): Promise<readonly Taken[]> => {
      start()
      const waiting = chunksOf(files)
      const taken: Taken[] = []
      const nextPages = async (): Promise<readonly PageTask[] | undefined> => {
        const chunk = waiting.shift()
        return chunk && Promise.all(chunk.map(taskOf))
      }
      const work = async (thread: PageThread): Promise<void> => {
        if (thread.failure) throw thread.failure
        let next = nextPages()
        for (let pages = await next; pages; pages = await next) {
          const task: PagesTask = { content: newContent(thread.snapshot, content), pages }
          thread.worker.postMessage(task)
          const answered = nextAnswer(thread.worker)
          // Read while the thread is at work.
          next = nextPages()
          const answer = await answered
          if ('error' in answer) throw new Error(answer.error)
          thread.snapshot = content.snapshot
          taken.push(take(answer.made))
        }
      }
      try {
        await Promise.all(threads.map(work))
        return taken
      } catch (error) {
        await close()
        throw error
      }
    },
    close,
  }
}

export type PageThreads = ReturnType<typeof pageThreads>
