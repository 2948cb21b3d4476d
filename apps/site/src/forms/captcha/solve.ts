import { type Challenge, solveChallengeWorkers } from 'altcha-lib'
import SolveWorker from './solve-worker.ts?worker'

/** Workers at work at once: more than a few gain little and cost memory. */
const mostWorkers = 4

/**
 * Does the work of a challenge and returns its token. Rejects when no worker may run, when the browser lacks the means (it has them
 * on https and localhost alone), and when `signal` stops it.
 */
export const solve = async (challenge: Challenge, signal: AbortSignal): Promise<string> => {
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, mostWorkers),
    createWorker: () => new SolveWorker(),
  })
  if (!solution) throw new Error('The captcha found no solution')
  return btoa(JSON.stringify({ challenge, solution }))
}
