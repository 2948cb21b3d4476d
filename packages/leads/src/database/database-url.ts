import { join, resolve } from 'node:path'

/** Shape of an address that `openLeads` understands. */
export const leadsDatabasePattern = /^(?:file:.+|postgres(?:ql)?:\/\/.+)$/

/**
 * Address of the leads database: the given one with its path made absolute, else a SQLite file in the data folder. Both are
 * taken from the folder that the process runs in.
 */
export const leadsDatabaseUrl = (given: string | undefined, dataDir: string): string => {
  if (!given) return `file:${join(resolve(dataDir), 'leads.sqlite')}`
  return given.startsWith('file:') && !given.startsWith('file://') ? `file:${resolve(given.slice('file:'.length))}` : given
}
