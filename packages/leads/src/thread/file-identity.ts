import { statSync } from 'node:fs'

/** Device and inode of a file, and its length; nothing when there is none at this path. */
const look = (path: string): { readonly inode: string; readonly size: number } | undefined => {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stat && { inode: `${stat.dev}:${stat.ino}`, size: Number(stat.size) }
}

/** Which files a path names now: the database, its write-ahead log and the index of that. */
export type FileIdentity = {
  readonly main: string | undefined
  readonly wal: string | undefined
  readonly shm: string | undefined
  /** Bytes of the database itself, which never gets shorter while it is used. */
  readonly size: number
}

/** Asks the file system and opens nothing: closing a descriptor would drop the locks that SQLite holds. */
export const identityOf = (file: string): FileIdentity => {
  const main = look(file)
  return { main: main?.inode, wal: look(`${file}-wal`)?.inode, shm: look(`${file}-shm`)?.inode, size: main?.size ?? 0 }
}

export const isSameIdentity = (a: FileIdentity, b: FileIdentity): boolean => a.main === b.main && a.wal === b.wal && a.shm === b.shm
