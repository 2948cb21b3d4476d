/** Codes of an error: what the system, SQLite or PostgreSQL call it. Their messages may quote what they were given. */
export const errorCodes = (error: unknown): Readonly<Record<string, string | number>> => {
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const known = { type: 'name' in error ? error.name : undefined, ...error }
  return Object.fromEntries(
    ['type', 'code', 'errcode', 'syscall'].flatMap((name) => {
      const value = Object.entries(known).find(([key]) => key === name)?.[1]
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
}

/** Where an error happened, without what it says. */
const framesOf = ({ name, message, stack = '' }: Error): string => {
  const headline = `${name}: ${message}`
  return stack.startsWith(headline) ? stack.slice(headline.length) : ''
}

/** The same error for the log: its name and where it happened, and not one word of its message. */
export const redactError = (error: unknown): Error => {
  const silent = new Error(error instanceof Error ? error.name : 'Something that is no error')
  silent.stack = `${silent.message}${error instanceof Error ? framesOf(error) : ''}`
  return silent
}
