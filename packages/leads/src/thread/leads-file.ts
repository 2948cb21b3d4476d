import { randomUUID } from 'node:crypto'
import { readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { migrate } from '../database/migrate.ts'
import { createFile, damagedMark, isBusy, openSqlite, type SqliteConnection } from '../database/sqlite.ts'
import { codeOf } from '../error-code.ts'
import type { LeadsLog } from '../leads.ts'
import { type FileIdentity, identityOf, isSameIdentity } from './file-identity.ts'
import { LeadsUnavailableError } from './leads-unavailable.ts'
import { carryOver, rescue } from './rescue.ts'

/** The SQLite file at a path, whichever file that is. */
export type LeadsFile = {
  /**
   * The connection to the file that the path names now. Opens it when it is not open; when it was removed or replaced, first rescues what the
   * old one holds. Rejects while that cannot be done.
   */
  readonly connection: () => Promise<SqliteConnection>
  /** Whether the path still names the files that are open. SQLite itself goes on writing into removed ones without an error. */
  readonly isInPlace: () => boolean
  /** Something in it could not be read: it is rescued before it is used again. */
  readonly noteDamage: () => void
  /** Closes the file; if it was removed meanwhile, what it holds is rescued first. */
  readonly close: () => Promise<void>
}

type Opened = {
  readonly file: string
  readonly connection: SqliteConnection
  readonly identity: FileIdentity
  /** The longest that the file ever was. */
  size: number
  /** Whether a part of it could not be read. */
  isDamaged: boolean
}

/** Milliseconds between two tries to open or to rescue, when the last one failed for another reason than a lock. */
const retryEvery = 1000

/** Where a path leads: SQLite keeps its logs beside the file itself, not beside a symbolic link to it. */
const behindLinks = (path: string): string => {
  try {
    return realpathSync(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return path
    throw error
  }
}

const openFile = async (file: string, log: LeadsLog): Promise<Opened> => {
  createFile(file)
  const { main } = identityOf(file)
  const connection = openSqlite(file)
  try {
    await migrate(connection.db)
    await carryOver(connection, file, log)
    const identity = identityOf(file)
    // Replaced while it was opened: which of the two is open is not known.
    if (identity.main !== main || !identity.wal || !identity.shm) throw new LeadsUnavailableError('LEADS_FILE_GONE')
    return { file, connection, identity, size: identity.size, isDamaged: false }
  } catch (error) {
    connection.raw.close()
    throw error
  }
}

/** A log that stays beside a new database would be read as part of it. Another one's is left alone. */
const removeStaleLogs = (file: string, { main, wal, shm }: FileIdentity): void => {
  const now = identityOf(file)
  if (now.main === main) return
  if (now.wal !== undefined && now.wal === wal) rmSync(`${file}-wal`, { force: true })
  if (now.shm !== undefined && now.shm === shm) rmSync(`${file}-shm`, { force: true })
}

/** Clears the place of a file that was damaged where it lies; if not all was rescued, it is kept for somebody who may know how to mend it. */
const clearPlace = (file: string, name: string, isWhole: boolean): void => {
  const beside = readdirSync(dirname(file))
  for (const suffix of ['', '-wal', '-shm'].filter((each) => beside.includes(`${basename(file)}${each}`))) {
    if (isWhole) rmSync(`${file}${suffix}`)
    else renameSync(`${file}${suffix}`, `${file}${damagedMark}${name}${suffix}`)
  }
}

/** Takes what an open file holds to the folder of the one that is in its place. */
const rescueAndClose = (file: string, { file: old, connection, identity, size, isDamaged }: Opened, log: LeadsLog): void => {
  const name = randomUUID()
  const now = identityOf(old)
  const isUseless = now.main === identity.main && (isDamaged || now.size < size)
  const isWhole = rescue(connection.raw, file, name, log)
  if (isUseless) clearPlace(old, name, isWhole)
  connection.raw.close()
  removeStaleLogs(old, identity)
}

/** Follows the file at a path. `now` is a clock in milliseconds that is never set back. */
export const followLeadsFile = (path: string, log: LeadsLog, now: () => number): LeadsFile => {
  let opened: Opened | undefined
  // Said once, however often the rescue has to be tried.
  let reported: Opened | undefined
  let failed: { readonly error: unknown; readonly until: number } | undefined

  const isInPlace = (): boolean => {
    if (!opened || opened.isDamaged || opened.file !== behindLinks(path)) return false
    const now = identityOf(opened.file)
    if (!isSameIdentity(opened.identity, now) || now.size < opened.size) return false
    opened.size = now.size
    return true
  }

  const reopen = async (): Promise<SqliteConnection> => {
    const file = behindLinks(path)
    if (opened && opened !== reported)
      log.error({ file }, 'the leads file was removed, replaced or damaged while it was open; what it held is being rescued')
    reported = opened
    if (opened) rescueAndClose(file, opened, log)
    opened = undefined
    opened = await openFile(file, log)
    return opened.connection
  }

  return {
    isInPlace,
    noteDamage: () => {
      if (opened) opened.isDamaged = true
    },
    connection: async () => {
      if (opened && isInPlace()) return opened.connection
      if (failed && now() < failed.until) throw failed.error
      try {
        return await reopen()
      } catch (error) {
        failed = isBusy(error) ? undefined : { error, until: now() + retryEvery }
        throw error
      }
    },
    close: async () => {
      if (opened && !isInPlace()) await reopen()
      opened?.connection.raw.close()
      opened = undefined
    },
  }
}
