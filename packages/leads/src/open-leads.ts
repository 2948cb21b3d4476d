import type { Leads } from './leads.ts'

/**
 * Opens the leads database and brings it to the newest schema: `file:<path>` for SQLite, `postgres://…` for PostgreSQL. Several
 * processes may open it at once.
 */
export const openLeads = async (_url: string): Promise<Leads> => {
  throw new Error('not there yet')
}
