/** Codes of an error: what the system, SQLite or PostgreSQL call it. Their messages may quote what they were given. */
export const codesOf = (error: unknown): Readonly<Record<string, string | number>> => {
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const known = { type: 'name' in error ? error.name : undefined, ...error }
  return Object.fromEntries(
    ['type', 'code', 'errcode', 'syscall'].flatMap((name) => {
      const value = Object.entries(known).find(([key]) => key === name)?.[1]
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
}

/** The same error for the log: its name and where it happened, and not one word of its message. */
export const wordless = (error: unknown): Error => {
  const silent = new Error(error instanceof Error ? error.name : 'Something that is no error')
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : []
  silent.stack = [silent.message, ...frames].join('\n')
  return silent
}
