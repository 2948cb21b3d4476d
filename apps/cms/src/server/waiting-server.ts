import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bankTimeZone } from '@bank/content/spanish/bank-time.ts'
import { ended } from './ended.ts'

type Given = Readonly<Record<string, string | undefined>>

/** What the server is told once it is known. */
export type ServerSettings = { readonly environment: Given; readonly port: number }

/** A server of the built admin that loads what it can while it waits for its settings. */
export type WaitingServer = {
  /** Listens on 127.0.0.1; resolves to the exit code once it has ended. */
  readonly serve: (settings: ServerSettings) => Promise<number>
  /** Ends it before it has served; resolves to the exit code. */
  readonly leave: () => Promise<number>
}

/** The file that says which sources the admin was built from, if it was; `app` is the folder of the admin. */
export const builtSources = (app: string): string => join(app, '.next/sources')

const program = fileURLToPath(new URL('serve.ts', import.meta.url))

/** MB for young objects, and how many of them at first: with less, a tenth of a start is spent on moving them. */
const largeNursery = ['--max-semi-space-size=32', '--min-semi-space-size=16'] as const

/**
 * The environment of the server. The store writes times of its pages, as of versions, by the clock of the server and names no time zone, so that clock is
 * the bank's, whatever the machine's is.
 */
export const serverEnvironment = (given: Given): Given => ({ ...given, TZ: bankTimeZone })

/** Starts a server that waits; `app` is the folder of the admin. A signal to this process ends it, too. */
export const waitingServer = (given: Given, app: string): WaitingServer => {
  const child = fork(program, {
    execArgv: [...largeNursery],
    cwd: app,
    // What Node has compiled is kept: a start loads some 2,500 files.
    env: {
      ...serverEnvironment(given),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_COMPILE_CACHE: join(app, '.next/cache/node'),
    },
  })
  const served = ended(child)
  return {
    serve: ({ environment, port }) => {
      child.send({ environment: serverEnvironment(environment), port } satisfies ServerSettings)
      return served
    },
    leave: () => {
      child.kill()
      return served
    },
  }
}
