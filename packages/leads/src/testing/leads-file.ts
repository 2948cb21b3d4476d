import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type OpenOptions, openLeads } from '../open-leads.ts'

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
