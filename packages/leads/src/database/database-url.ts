import { join, resolve } from 'node:path'

/** Shape of an address that `openLeads` understands. */
export const leadsDatabasePattern = /^(?:file:.+|postgres(?:ql)?:\/\/.+)$/

/**
 * Address of the leads database: the given one with its path made absolute, else a SQLite file in the data folder. Both are
 * taken from `root`, the folder that the process runs in unless another is named.
 */
export const leadsDatabaseUrl = (given: string | undefined, dataDir: string, root = ''): string => {
  if (!given) return `file:${join(resolve(root, dataDir), 'leads.sqlite')}`
  return given.startsWith('file:') && !given.startsWith('file://') ? `file:${resolve(root, given.slice('file:'.length))}` : given
}
