/** What the system, SQLite or PostgreSQL call an error, such as `ENOENT`. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
