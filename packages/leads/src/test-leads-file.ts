import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { type OpenOptions, openLeads } from './open-leads.ts'

/** A SQLite file of the test's own, and what its database logs. */
export const testLeadsFile = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-leads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'data', 'leads.sqlite')
  const logged: string[] = []
  const say = (_context: object, message: string) => void logged.push(message)
  const log = { warn: say, error: say }
  return {
    file,
    log,
    logged,
    open: async (options: OpenOptions = {}) => {
      const leads = await openLeads(`file:${file}`, { log, patience: 60_000, ...options })
      onTestFinished(() => leads.close())
      return leads
    },
  }
}

/** References of all leads in the file that a path names now, read by a connection of its own. */
export const referencesAt = (file: string): readonly unknown[] => {
  const database = new DatabaseSync(file, { timeout: 60_000 })
  try {
    return database
      .prepare('select leads.reference from leads join outbox on outbox.reference = leads.reference')
      .all()
      .map(({ reference }) => reference)
  } finally {
    database.close()
  }
}
