import { lastingHashOf } from './hash.ts'

/** What was read of the content, by its name, `en-block:fees`, with a hash of what it said. */
export type Reads = Readonly<Record<string, string>>

/** A page that reads more rows of a column than this reads the whole column: it is most likely a list of them. */
const mostRows = 8

/** What is read while one page is assembled. Of each column of a table the rows; too many of them stand for all. */
type Noted = { readonly reads: Set<string>; readonly columns: Map<string, Set<string>> }

const namesOf = ({ reads, columns }: Noted): readonly string[] => [
  ...reads,
  ...[...columns].flatMap(([column, rows]) => (rows.size > mostRows ? [column] : [...rows].map((row) => `${column}/${row}`))),
]

/**
 * Notes what is read of the content while a page is assembled, so that a later snapshot can tell whether the page would be the same. Everything
 * that differs between snapshots must be read through a source; each answers from the snapshot alone.
 */
export const readRecorder = () => {
  const sources = new Map<string, (argument: string) => unknown>()
  const hashes = new Map<string, string>()
  let noted: Noted | undefined

  /** Hash of what a read says in this snapshot. A read of a source that is no more says nothing. */
  const hash = (read: string): string => {
    const known = hashes.get(read)
    if (known !== undefined) return known
    const colon = read.indexOf(':')
    const found = lastingHashOf(sources.get(read.slice(0, colon))?.(read.slice(colon + 1)))
    hashes.set(read, found)
    return found
  }

  return {
    /** Declares something that can be read, by an argument, and returns the function that reads it. */
    source: <Value>(name: string, read: (argument: string) => Value): ((argument?: string) => Value) => {
      sources.set(name, read)
      return (argument = '') => {
        noted?.reads.add(`${name}:${argument}`)
        return read(argument)
      }
    },
    /** Declares something that is read elsewhere, and returns the function that notes it. */
    note: (name: string, read: (argument: string) => unknown): ((argument: string) => void) => {
      sources.set(name, read)
      return (argument) => void noted?.reads.add(`${name}:${argument}`)
    },
    /**
     * Declares a table that is read elsewhere, and returns the function that notes one value of it. `read` answers with the value of a row in
     * a column, or with a whole column. Names of columns hold no slash.
     */
    table: (name: string, read: (column: string, row: string | undefined) => unknown): ((column: string, row: string) => void) => {
      const names = new Map<string, string>()
      sources.set(name, (place) => {
        const slash = place.indexOf('/')
        return slash < 0 ? read(place, undefined) : read(place.slice(0, slash), place.slice(slash + 1))
      })
      return (column, row) => {
        if (!noted) return
        // Called for every field that a page looks at: the name of a column is made once.
        const named = names.get(column) ?? `${name}:${column}`
        names.set(column, named)
        const rows = noted.columns.get(named)
        if (!rows) noted.columns.set(named, new Set([row]))
        else if (rows.size <= mostRows) rows.add(row)
      }
    },
    /** Does some work, which must not wait for anything, and tells what it read. */
    record: <Result>(work: () => Result): { readonly result: Result; readonly reads: Reads } => {
      if (noted) throw new Error('What is read is noted for one page at a time.')
      const reading: Noted = { reads: new Set(), columns: new Map() }
      noted = reading
      try {
        const result = work()
        return { result, reads: Object.fromEntries([...namesOf(reading)].sort().map((read) => [read, hash(read)])) }
      } finally {
        noted = undefined
      }
    },
    /** Whether a read still says what had this hash. */
    saysStill: (read: string, before: string): boolean => hash(read) === before,
  }
}

export type ReadRecorder = ReturnType<typeof readRecorder>
