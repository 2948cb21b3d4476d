import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Each thread loads all code anew: more of them cost more memory than they save time. */
const mostThreads = 8

/** As many parts as there are processors, eight at most, each with about as much of the same kind of item as the others. */
export const partition = <Item>(
  items: readonly Item[],
  count = Math.min(availableParallelism(), mostThreads),
): readonly (readonly Item[])[] =>
  Array.from({ length: Math.min(count, items.length) }, (_, share) => items.filter((_, index) => index % count === share))

const resultOf = <Result>(thread: Worker, module: URL): Promise<Result> =>
  new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`${module.pathname} ended with code ${code} and without a result`)))
  })

/**
 * Runs a module once for every task, each in a thread of its own. The module finds its task in `workerData` and posts one message, its
 * result. Rejects when a thread fails or ends without a result; by then all of them have stopped.
 */
export const inThreads = async <Result>(module: URL, tasks: readonly object[]): Promise<readonly Result[]> => {
  const threads = tasks.map((task) => new Worker(module, { workerData: task }))
  try {
    return await Promise.all(threads.map((thread) => resultOf<Result>(thread, module)))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}
