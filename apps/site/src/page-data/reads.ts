import { hashOf } from './hash.ts'

/** What was read of the content, by its name, `block:fees`, with a hash of what it said. */
export type Reads = Readonly<Record<string, string>>

/**
 * Notes what is read of the content while a page is assembled, so that a later snapshot can tell whether the page would be the same. Everything
 * that differs between snapshots must be read through a source; each answers from the snapshot alone.
 */
export const readRecorder = () => {
  const sources = new Map<string, (argument: string) => unknown>()
  const hashes = new Map<string, string>()
  let noted: Set<string> | undefined

  /** Hash of what a read says in this snapshot. A read of a source that is no more says nothing. */
  const hash = (read: string): string => {
    const known = hashes.get(read)
    if (known !== undefined) return known
    const colon = read.indexOf(':')
    const found = hashOf(sources.get(read.slice(0, colon))?.(read.slice(colon + 1)))
    hashes.set(read, found)
    return found
  }

  return {
    /** Declares something that can be read, by an argument, and returns the function that reads it. */
    source: <Value>(name: string, read: (argument: string) => Value): ((argument?: string) => Value) => {
      sources.set(name, read)
      return (argument = '') => {
        noted?.add(`${name}:${argument}`)
        return read(argument)
      }
    },
    /** Does some work, which must not wait for anything, and tells what it read. */
    record: <Result>(work: () => Result): { readonly result: Result; readonly reads: Reads } => {
      if (noted) throw new Error('What is read is noted for one page at a time.')
      const reads = new Set<string>()
      noted = reads
      try {
        const result = work()
        return { result, reads: Object.fromEntries([...reads].sort().map((read) => [read, hash(read)])) }
      } finally {
        noted = undefined
      }
    },
    /** Whether everything that was read still says the same. */
    areCurrent: (reads: Reads): boolean => Object.entries(reads).every(([read, before]) => hash(read) === before),
  }
}

export type ReadRecorder = ReturnType<typeof readRecorder>
