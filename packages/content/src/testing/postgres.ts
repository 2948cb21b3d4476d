import { onTestFinished } from 'vitest'
import { startPostgres } from '../store/start-postgres.ts'

/** Address of an empty database on a real PostgreSQL server of one test's own, gone when it ends. */
export const temporaryPostgres = async (): Promise<string> => {
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  return server.createDatabase('content')
}
