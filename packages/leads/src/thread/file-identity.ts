import { statSync } from 'node:fs'

/** Device and inode of a file; nothing when there is none at this path. */
const inodeOf = (path: string): string | undefined => {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stat && `${stat.dev}:${stat.ino}`
}

/** Which files a path names now: the database, its write-ahead log and the index of that. */
export type FileIdentity = { readonly main: string | undefined; readonly wal: string | undefined; readonly shm: string | undefined }

/** Asks the file system and opens nothing: closing a descriptor would drop the locks that SQLite holds. */
export const identityOf = (file: string): FileIdentity => ({
  main: inodeOf(file),
  wal: inodeOf(`${file}-wal`),
  shm: inodeOf(`${file}-shm`),
})

export const isSameIdentity = (a: FileIdentity, b: FileIdentity): boolean => a.main === b.main && a.wal === b.wal && a.shm === b.shm
