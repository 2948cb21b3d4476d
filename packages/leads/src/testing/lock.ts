import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type HeldLock = AsyncDisposable & {
  readonly release: () => Promise<void>
}

/** Lets another process hold the write lock of a SQLite file, as a backup or a forgotten shell does. */
export const holdLock = async (file: string): Promise<HeldLock> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'lock-process.ts'), file], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  await Promise.race([
    once(child.stdout, 'data'),
    exit.then(([code]) => Promise.reject(new Error(`The lock was not taken: exit code ${code}`))),
  ])
  const release = async () => {
    child.stdin.end()
    await exit
  }
  return { release, [Symbol.asyncDispose]: release }
}
