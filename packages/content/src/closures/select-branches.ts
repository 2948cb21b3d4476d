import { editDistance } from '@bank/rules/text/edit-distance.ts'
import { type BranchPlace, countyNames } from './branch-place.ts'

/** What somebody asks to close: all locations of states and counties, and some by name. */
export type Asked = {
  /** `LA`. */
  readonly states: readonly string[]
  /** `Jefferson, LA`. */
  readonly counties: readonly string[]
  readonly slugs: readonly string[]
}

export type Selected = {
  readonly branches: readonly BranchPlace[]
  /** Machines in a state or county, which stay open unless they are asked for. */
  readonly machines: readonly BranchPlace[]
  /** Everything that is wrong with what was asked, a sentence each. */
  readonly problems: readonly string[]
}

const mostNames = 3

const comparable = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\b(?:county|parish)\b/g, '')
    .replace(/[^a-z0-9]/g, '')

/**
 * Names that are written most like one that there is not, nearest first.
 *
 * @internal Its test tries the cases of this step alone.
 */
export const nearestNames = (asked: string, names: readonly string[]): readonly string[] => {
  const most = Math.max(2, Math.ceil(comparable(asked).length / 3))
  return names
    .map((name) => ({
      name,
      distance: comparable(name).includes(comparable(asked)) ? 0 : editDistance(comparable(asked), comparable(name), most),
    }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, mostNames)
    .map(({ name }) => name)
}

const didYouMean = (names: readonly string[]): string => (names.length === 0 ? '' : ` Did you mean ${names.join(' or ')}?`)

type Found = { readonly branches: readonly BranchPlace[]; readonly problem?: string }

const stateNames: Readonly<Record<string, string>> = { texas: 'TX', louisiana: 'LA', mississippi: 'MS' }

const inState = (asked: string, places: readonly BranchPlace[]): Found => {
  const code = stateNames[asked.trim().toLowerCase()] ?? asked.trim().toUpperCase()
  const branches = places.filter(({ state }) => state === code)
  if (branches.length > 0) return { branches }
  const states = [...new Set(places.map(({ state }) => state))].filter(Boolean).sort()
  return { branches, problem: `There is no location in a state ${asked}; there are some in ${states.join(', ')}.` }
}

const inCounty = (asked: string, places: readonly BranchPlace[]): Found => {
  const county = countyNames.find((name) => comparable(name) === comparable(asked))
  const branches = places.filter((place) => place.county !== undefined && place.county === county)
  if (branches.length > 0) return { branches }
  if (county !== undefined) return { branches, problem: `No location lies in ${county}.` }
  const withBranch = [...new Set(places.flatMap((place) => place.county ?? []))]
  const near = nearestNames(asked, withBranch)
  return {
    branches,
    problem: `There is no county or parish ${asked}; write it like "Jefferson, LA".${didYouMean(near.length > 0 ? near : nearestNames(asked, countyNames))}`,
  }
}

/** The location of a name; those that visitors do not see are named with the reason. */
export const bySlug = (asked: string, places: readonly BranchPlace[]): Found => {
  const branch = places.find(({ slugs }) => slugs.includes(asked))
  if (branch?.hidden) return { branches: [], problem: `${asked} ${branch.hidden}, so visitors do not see it.` }
  if (branch) return { branches: [branch] }
  const names = places.filter(({ hidden }) => hidden === undefined).map(({ id }) => id)
  return { branches: [], problem: `There is no location ${asked}.${didYouMean(nearestNames(asked, names))}` }
}

/**
 * The locations that are meant, each once and in their order. Machines without a branch are left out unless `atm`; one that is named by itself is a
 * problem then. Nothing is selected while there are problems.
 */
export const selectBranches = (places: readonly BranchPlace[], { states, counties, slugs }: Asked, atm: boolean): Selected => {
  const visible = places.filter(({ hidden }) => hidden === undefined)
  const areas = [...states.map((state) => inState(state, visible)), ...counties.map((county) => inCounty(county, visible))]
  const named = slugs.map((slug): Found => {
    const found = bySlug(slug, places)
    const [branch] = found.branches
    return branch?.isMachine && !atm ? { branches: [], problem: `${slug} is an ATM alone; add --atm to close it.` } : found
  })
  const nothing = states.length + counties.length + slugs.length === 0
  const problems = [
    ...(nothing ? ['Say what to close: --state LA, --county "Jefferson, LA" or --branches one,another.'] : []),
    ...[...areas, ...named].flatMap(({ problem }) => problem ?? []),
  ]
  const ids = new Set([...areas, ...named].flatMap(({ branches }) => branches.map(({ id }) => id)))
  const meant = problems.length > 0 ? [] : visible.filter(({ id }) => ids.has(id))
  return {
    branches: meant.filter(({ isMachine }) => atm || !isMachine),
    machines: atm ? [] : meant.filter(({ isMachine }) => isMachine),
    problems,
  }
}
