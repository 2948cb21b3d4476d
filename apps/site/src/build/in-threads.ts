import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** As many parts as there are processors, each with about as much of the same kind of item as the others. */
export const shares = <Item>(items: readonly Item[], count = availableParallelism()): readonly (readonly Item[])[] =>
  Array.from({ length: Math.min(count, items.length) }, (_, share) => items.filter((_, index) => index % count === share))

/**
 * Runs a module once for every task, each in a thread of its own. The module finds its task in `workerData` and posts one message, its
 * result. Rejects when a thread fails or ends without a result.
 */
export const inThreads = <Result>(module: URL, tasks: readonly object[]): Promise<readonly Result[]> =>
  Promise.all(
    tasks.map(
      (task) =>
        new Promise<Result>((resolve, reject) => {
          const thread = new Worker(module, { workerData: task })
          thread.once('message', resolve)
          thread.once('error', reject)
          thread.once('exit', (code) => reject(new Error(`${module.pathname} ended with code ${code} and without a result`)))
        }),
    ),
  )
