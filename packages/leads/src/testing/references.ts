import { DatabaseSync } from 'node:sqlite'

/** References of all leads in the file that a path names now, read by a connection of its own. */
export const referencesAt = (file: string): readonly unknown[] => {
  const database = new DatabaseSync(file, { timeout: 60_000 })
  try {
    return database
      .prepare('select reference from leads')
      .all()
      .map(({ reference }) => reference)
  } finally {
    database.close()
  }
}
