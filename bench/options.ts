import { parseArgs } from 'node:util'

/** Everything that can be measured, in the order in which it is. */
export const parts = [
  'builds',
  'routes',
  'files',
  'leads',
  'lighthouse',
  'durability',
  'leads-faults',
  'chaos',
  'switch',
  'release-faults',
  'edits',
  'generators',
  'preview',
  'checkouts',
  'notations',
  'map',
  'finder',
] as const

export type Part = (typeof parts)[number]

/** What runs when nothing is chosen: the last ones take minutes and are only run when asked for. */
const usual: readonly Part[] = ['builds', 'routes', 'files', 'leads', 'lighthouse']

export type BenchOptions = {
  readonly only: readonly Part[]
  /** Generated pages of each measured site. */
  readonly pages: readonly number[]
  readonly runs: number
  readonly seconds: number
  /** The only page that Lighthouse looks at. */
  readonly page: string | undefined
  readonly posts: number
  readonly kills: number
  /** Seconds for which the leads file stays locked. */
  readonly locked: number
  readonly removals: number
  /** Random texts that the hours parser reads. */
  readonly strings: number
  /** Generated locations of the finder. */
  readonly locations: number
  /** Say what would run, and run nothing. */
  readonly dryRun: boolean
}

/** Something that the person at the terminal can put right. */
export class BenchUsageError extends Error {
  override readonly name = 'BenchUsageError'
}

const options = {
  only: { type: 'string', default: usual.join() },
  pages: { type: 'string', default: '100,1000,5000' },
  runs: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '5' },
  page: { type: 'string' },
  posts: { type: 'string', default: '5000' },
  kills: { type: 'string', default: '200' },
  locked: { type: 'string', default: '30' },
  removals: { type: 'string', default: '20' },
  strings: { type: 'string', default: '1000000' },
  locations: { type: 'string', default: '5000' },
  'dry-run': { type: 'boolean', default: false },
} as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new BenchUsageError(`${error instanceof Error ? error.message : error}\nOptions: ${known.join(', ')}`)
  }
}

const list = (text: string): readonly string[] => text.split(',').flatMap((piece) => piece.trim() || [])

const partsOf = (text: string): readonly Part[] => {
  const chosen = list(text)
  const unknown = chosen.filter((name) => !parts.some((part) => part === name))
  if (unknown.length > 0 || chosen.length === 0)
    throw new BenchUsageError(
      `--only: there is no part ${unknown.map((name) => `"${name}"`).join(', ') || '""'}. Parts: ${parts.join(', ')}`,
    )
  return parts.filter((part) => chosen.includes(part))
}

const count = (name: string, text: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new BenchUsageError(`--${name} must be a whole number from 1 on, not "${text}"`)
  return number
}

/** Reads what stands after `npm run bench --`. Throws a BenchUsageError that says what to write instead. */
export const readOptions = (args: readonly string[]): BenchOptions => {
  const values = parse(args)
  return {
    only: partsOf(values.only),
    pages: list(values.pages).map((text) => count('pages', text)),
    runs: count('runs', values.runs),
    seconds: count('seconds', values.seconds),
    page: values.page,
    posts: count('posts', values.posts),
    kills: count('kills', values.kills),
    locked: count('locked', values.locked),
    removals: count('removals', values.removals),
    strings: count('strings', values.strings),
    locations: count('locations', values.locations),
    dryRun: values['dry-run'],
  }
}
