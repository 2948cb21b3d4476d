import type { ChildProcess } from 'node:child_process'

/** Resolves to the exit code of a child process; a signal to this process ends it, too. */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    const stop = () => child.kill('SIGTERM')
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      resolve(code ?? 1)
    })
  })
