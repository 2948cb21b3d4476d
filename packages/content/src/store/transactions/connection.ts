/** A connection to the database that one user has for itself. */
export type Connection = {
  /** What the store's operations run their queries on. */
  readonly db: unknown
  readonly execute: (statement: string) => Promise<unknown>
  readonly close: () => void
}

/** How transactions are begun in a database, each on a connection of its own. */
export type Database = {
  /** Begins to write, as the only one among all processes; waits up to `patience` milliseconds for the others. */
  readonly write: (patience: number) => Promise<Connection>
  /** Begins to read one state of everything, whatever is written meanwhile. */
  readonly read: () => Promise<Connection>
  /** Closes what is kept open for the next who reads. */
  readonly close: () => void
}

/** Runs the first statements of a connection; closes it when the database refuses them. */
export const began = async (connection: Connection, statements: readonly string[]): Promise<Connection> => {
  try {
    for (const statement of statements) await connection.execute(statement)
    return connection
  } catch (error) {
    await connection.execute('ROLLBACK').catch(() => undefined)
    connection.close()
    throw error
  }
}
