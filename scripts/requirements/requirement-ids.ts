/** A requirement's id: its area in capitals, then its number. Decisions (`D-…`) are no requirements. */
const idPattern = '[A-Z]+-\\d{2,}'

/**
 * The area of an id: LOC for LOC-34.
 *
 * @internal A check of the tests compares areas.
 */
export const areaOf = (id: string): string => id.replace(/-\d+$/, '')

/** Ids of the list, in its order: the first cell of every table row of `docs/requirements.md`. */
export const listedIds = (markdown: string): readonly string[] =>
  [...markdown.matchAll(new RegExp(`^\\| (${idPattern}) \\|`, 'gm'))].flatMap((match) => match[1] ?? [])

/**
 * Ids of rows that no page shows, each with its reason: the table of the list whose last column is called `rows`. A range such as
 * `LOC-01 to LOC-03` stands for all of them.
 */
export const unseenIds = (markdown: string): readonly string[] =>
  (/\| rows \|\n\|.*\n((?:\|.*\n?)*)/.exec(markdown)?.[1] ?? '').split('\n').flatMap((row) => {
    const cell = row.split('|').at(-2) ?? ''
    return [...cell.matchAll(new RegExp(`(${idPattern})(?: to (${idPattern}))?`, 'g'))].flatMap(([, from = '', to = from]) => {
      const [first, last] = [from, to].map((id) => Number(id.slice(areaOf(id).length + 1)))
      const width = from.length - areaOf(from).length - 1
      return Array.from(
        { length: (last ?? 0) - (first ?? 0) + 1 },
        (_, index) => `${areaOf(from)}-${String((first ?? 0) + index).padStart(width, '0')}`,
      )
    })
  })

/**
 * Ids that the source of a test file names: in brackets, as in a title, or as a quoted cell of a table that titles are made
 * from. Each once. Takes source text, not running tests, so that nothing has to run.
 */
export const namedIds = (source: string): ReadonlySet<string> =>
  new Set(
    [...source.matchAll(new RegExp(`\\[(${idPattern})\\]|(['"\`])(${idPattern})\\2`, 'g'))].flatMap((match) => match[1] ?? match[3] ?? []),
  )

export type AreaCoverage = { readonly area: string; readonly listed: number; readonly tested: number; readonly untested: readonly string[] }

export type Coverage = { readonly areas: readonly AreaCoverage[]; readonly unknown: ReadonlyMap<string, readonly string[]> }

/**
 * Compares the list with what test files name. `files` maps a file's name to its source. `unknown` maps each id that the list
 * does not have to the files that name it; only areas of the list count, so that other capitals with a number are left alone.
 */
export const coverageOf = (listed: readonly string[], files: ReadonlyMap<string, string>): Coverage => {
  const known = new Set(listed)
  const areas = [...new Set(listed.map(areaOf))]
  const tested = new Set<string>()
  const unknown = new Map<string, readonly string[]>()
  for (const [file, source] of files) {
    for (const id of namedIds(source)) {
      if (known.has(id)) tested.add(id)
      else if (areas.includes(areaOf(id))) unknown.set(id, [...(unknown.get(id) ?? []), file])
    }
  }
  return {
    areas: areas.map((area) => {
      const ids = listed.filter((id) => areaOf(id) === area)
      const untested = ids.filter((id) => !tested.has(id))
      return { area, listed: ids.length, tested: ids.length - untested.length, untested }
    }),
    unknown,
  }
}

export type BrowserProofs = {
  /** Rows that visitors see and no test in a browser names. */
  readonly missing: readonly string[]
  /** Rows that are said to be unseen although a test in a browser names them, and those that the list does not have. */
  readonly needless: readonly string[]
}

/** Compares the rows that visitors see, which are all but the `unseen`, with what the specs of `files` below `e2e/` name. */
export const browserProofs = (listed: readonly string[], unseen: readonly string[], files: ReadonlyMap<string, string>): BrowserProofs => {
  const named = new Set([...files].flatMap(([file, source]) => (file.startsWith('e2e/') ? [...namedIds(source)] : [])))
  return {
    missing: listed.filter((id) => !named.has(id) && !unseen.includes(id)),
    needless: unseen.filter((id) => named.has(id) || !listed.includes(id)),
  }
}
