import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const program = join(import.meta.dirname, '../../server.ts')

/** The API in a process of its own, which can be killed and started again. */
export type ApiProcess = {
  /** Where it listens; nothing while it starts or is down. */
  readonly address: () => string | undefined
  readonly start: () => void
  readonly pid: () => number | undefined
  /** Ends it as a power cut would: at once, wherever it is. */
  readonly kill: () => Promise<void>
}

export const apiProcess = (environment: NodeJS.ProcessEnv): ApiProcess => {
  let running: { readonly child: ChildProcess; readonly exit: Promise<unknown> } | undefined
  let address: string | undefined

  const listen = (child: ChildProcess): void => {
    if (!child.stdout) return
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (running?.child === child) address ??= /http:\/\/[\w.[\]:]+:\d+/.exec(line)?.[0]
    })
  }

  return {
    address: () => address,
    pid: () => running?.child.pid,
    start: () => {
      const child = spawn(process.execPath, [program], {
        env: { ...environment, PORT: '0', LOG_LEVEL: 'info' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      running = { child, exit: once(child, 'exit') }
      listen(child)
    },
    kill: async () => {
      address = undefined
      running?.child.kill('SIGKILL')
      await running?.exit
      running = undefined
    },
  }
}
