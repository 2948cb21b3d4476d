import { parseArgs } from 'node:util'

export type ReleasesCommand =
  | { readonly name: 'list' }
  | { readonly name: 'show'; readonly id: string }
  | { readonly name: 'switch'; readonly id: string }
  | { readonly name: 'page'; readonly path: string; readonly at: Date }
  | { readonly name: 'write'; readonly folder: string }

const usage = `Usage: npm run releases -- <command>

  list                       every release that is kept and when it was in force
  show <id>                  what one release was made from and holds
  switch <id>                puts a release in force again, pages and calls together
  page <path> --at <time>    a page as it was served at a time, such as 2026-11-22T09:30:00Z
                             (for a pipe: npm run --silent releases -- page /en/ --at 2026-11-22T09:30:00Z)
  write <folder>             the release in force as plain files for file hosts, with _headers and _redirects`

/** A command that is not known or not complete. */
export class ReleasesUsageError extends Error {
  override readonly name = 'ReleasesUsageError'
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { at: { type: 'string' } } })
  } catch (error) {
    throw new ReleasesUsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/** Reads a time. One without a zone is of this machine, as everywhere in JavaScript. */
const readTime = (value: string): Date => {
  const time = new Date(value)
  if (Number.isNaN(time.getTime())) throw new ReleasesUsageError(`${value} is no time. Write it such as 2026-11-22T09:30:00Z.\n\n${usage}`)
  return time
}

/** Reads what stands after `npm run releases --`. Throws a `ReleasesUsageError` that says what to write instead. */
export const readCommand = (args: readonly string[]): ReleasesCommand => {
  const {
    values: { at },
    positionals: [name, argument, ...more],
  } = parse(args)
  if (more.length === 0) {
    if (name === 'page' && argument !== undefined && at !== undefined) return { name, path: argument, at: readTime(at) }
    if (name === 'list' && argument === undefined && at === undefined) return { name }
    if ((name === 'show' || name === 'switch') && argument !== undefined && at === undefined) return { name, id: argument }
    if (name === 'write' && argument !== undefined && at === undefined) return { name, folder: argument }
  }
  throw new ReleasesUsageError(usage)
}
