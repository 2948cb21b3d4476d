import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database on the run's server, from which tests make their own. */
    postgres: string
  }
}

/** Starts one PostgreSQL server for all integration tests of a run: making a server takes longer than most tests. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  // The server's package ends the process by itself, with code 0 whatever the tests found.
  process.prependOnceListener('beforeExit', (code) => {
    process.once('exit', () => {
      process.exitCode = code
    })
  })
  const server = await startPostgres({ survivesPowerLoss: false })
  provide('postgres', await server.createDatabase('start'))
  return server.stop
}
