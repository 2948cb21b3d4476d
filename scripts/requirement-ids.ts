/** A requirement's id: its area in capitals, then its number. Decisions (`D-…`) are no requirements. */
const idPattern = '[A-Z]+-\\d{2,}'

/** Ids of the list, in its order: the first cell of every table row of `docs/requirements.md`. */
export const listedIds = (markdown: string): readonly string[] =>
  [...markdown.matchAll(new RegExp(`^\\| (${idPattern}) \\|`, 'gm'))].flatMap((match) => match[1] ?? [])

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

/** The area of an id: LOC for LOC-34. */
export const areaOf = (id: string): string => id.replace(/-\d+$/, '')

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
