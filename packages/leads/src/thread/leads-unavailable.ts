const messages = {
  LEADS_BUSY: 'it was not done in time; another process may hold the write lock',
  LEADS_FILE_GONE: 'the file was removed or replaced',
  LEADS_THREAD_ENDED: 'the thread of the database has ended',
  LEADS_SILENT: 'the thread of the database does not answer',
  LEADS_OVERLOADED: 'too much waits for the database',
  LEADS_CLOSED: 'the database is closed',
} as const

/** Why the database refused an operation although nothing is wrong with that. */
export class LeadsUnavailableError extends Error {
  override readonly name = 'LeadsUnavailableError'
  readonly code: keyof typeof messages

  constructor(code: keyof typeof messages) {
    super(messages[code])
    this.code = code
  }
}
