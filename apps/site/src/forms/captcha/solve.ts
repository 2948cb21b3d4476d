import type { Challenge, Solution } from 'altcha-lib'
import SolveWorker from './solve-worker.ts?worker'

/** Workers at work at once: more than a few gain little and cost memory. */
const mostWorkers = 4

type Answer = Solution | { readonly error: unknown } | null

/** Every so-maniest number, tried by one worker. */
type Share = { readonly challenge: Challenge; readonly counterStart: number; readonly counterStep: number }

const solveShare = (worker: Worker, share: Share): Promise<Solution> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data && 'counter' in data) resolve(data)
      else reject(new Error('The captcha found no solution'))
    }
    worker.onerror = () => reject(new Error('The captcha may not work here'))
    worker.postMessage({ type: 'work', ...share })
  })

/**
 * Does the work of a challenge and returns its token. Rejects when no worker may run, and when the browser lacks the means (it has them
 * on https and localhost alone). Once `signal` says stop, nothing goes on.
 */
export const solve = async (challenge: Challenge, signal: AbortSignal): Promise<string> => {
  const workers = Array.from({ length: Math.min(navigator.hardwareConcurrency || 1, mostWorkers) }, () => new SolveWorker())
  const end = (): void => {
    for (const worker of workers) worker.terminate()
  }
  signal.addEventListener('abort', end)
  try {
    const solution = await Promise.race(
      workers.map((worker, index) => solveShare(worker, { challenge, counterStart: index, counterStep: workers.length })),
    )
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    end()
  }
}
