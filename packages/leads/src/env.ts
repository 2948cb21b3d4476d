import { z } from 'zod'
import { LeadsUsageError } from './command/read-command.ts'
import { leadsDatabasePattern, leadsDatabaseUrl } from './database/database-url.ts'

/** The database of visitors' messages, as the settings name it: the API reads it by the same rule. */
export const leadsDatabaseSetting = z
  .string()
  .regex(leadsDatabasePattern, {
    error: 'LEADS_DATABASE_URL must be file:<path> for SQLite or postgres://user:password@host/database for PostgreSQL',
  })
  .optional()

const schema = z.object({ DATA_DIR: z.string().default('data'), LEADS_DATABASE_URL: leadsDatabaseSetting })

/** What the command for operators and the admin need to know of the world: the address of the leads database. */
export type LeadsEnv = { readonly databaseUrl: string }

/**
 * Reads the settings of the leads; relative paths are taken from `root`, else from the folder that the process runs in. Empty counts as not set. Throws
 * one error that says what to do, and never repeats a password.
 */
export const readLeadsEnv = (environment: Readonly<Record<string, string | undefined>>, root?: string): LeadsEnv => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return { databaseUrl: leadsDatabaseUrl(result.data.LEADS_DATABASE_URL, result.data.DATA_DIR, root) }
  throw new LeadsUsageError(`The environment of the leads is not right:\n${z.prettifyError(result.error)}`)
}
