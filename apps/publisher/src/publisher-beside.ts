import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { repositoryRoot } from '@bank/content/store/environment/repository-root.ts'

const program = fileURLToPath(new URL('./publisher-command.ts', import.meta.url))

/** Milliseconds until a publisher that failed is started again. */
const restartAfter = 5000

/**
 * Runs a publisher beside this process: it follows the store of the environment as soon as no other publisher does, is started again when it fails,
 * and ends with this process, however that ends. `stop` resolves when it has published what was saved until then and has ended.
 */
export const publisherBeside = (environment: NodeJS.ProcessEnv): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController()
  const { signal } = stopping

  /** Resolves with whether it failed. */
  const runOnce = async (): Promise<boolean> => {
    // It ends when the channel between the two closes, which it does with this process.
    const child = fork(program, ['--stand-by'], { cwd: repositoryRoot, env: environment, execArgv: [], stdio: 'inherit' })
    const disconnect = () => {
      if (child.connected) child.disconnect()
    }
    signal.addEventListener('abort', disconnect)
    const [code] = await once(child, 'exit')
    signal.removeEventListener('abort', disconnect)
    return code !== 0 && !signal.aborted
  }

  const run = async (): Promise<void> => {
    while (await runOnce()) {
      console.error(`The publisher failed. It is started again in ${restartAfter / 1000} seconds.`)
      await wait(restartAfter, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
    }
  }

  const ended = run()
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
