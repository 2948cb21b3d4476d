import { parseArgs } from 'node:util'

/** Everything that can be measured, in the order in which it is. */
export const parts = [
  'builds',
  'routes',
  'files',
  'leads',
  'lighthouse',
  'leads-faults',
  'chaos',
  'durability',
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

/** Databases that leads can be in. */
export const leadsDatabases = ['sqlite', 'postgres'] as const
export type LeadsDatabase = (typeof leadsDatabases)[number]

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
  /** Databases that faults and kills are tried on. */
  readonly databases: readonly LeadsDatabase[]
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
  databases: { type: 'string', default: leadsDatabases.join() },
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

/** The chosen ones of those that there are, in their order. */
const chosenOf = <Name extends string>(option: string, text: string, there: readonly Name[]): readonly Name[] => {
  const chosen = list(text)
  const unknown = chosen.filter((name) => !there.some((each) => each === name))
  if (unknown.length > 0 || chosen.length === 0)
    throw new BenchUsageError(
      `--${option}: there is no ${unknown.map((name) => `"${name}"`).join(', ') || '""'}. There are: ${there.join(', ')}`,
    )
  return there.filter((name) => chosen.includes(name))
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
    only: chosenOf('only', values.only, parts),
    pages: list(values.pages).map((text) => count('pages', text)),
    runs: count('runs', values.runs),
    seconds: count('seconds', values.seconds),
    page: values.page,
    databases: chosenOf('databases', values.databases, leadsDatabases),
    posts: count('posts', values.posts),
    kills: count('kills', values.kills),
    locked: count('locked', values.locked),
    removals: count('removals', values.removals),
    strings: count('strings', values.strings),
    locations: count('locations', values.locations),
    dryRun: values['dry-run'],
  }
}
