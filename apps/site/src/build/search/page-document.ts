import { stateName } from '@bank/blocks/cards/location/location-card.ts'
import type { Place } from '@bank/blocks/details/place/place.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import { translator } from '@bank/i18n/translate.ts'
import { locationTypes } from '@bank/rules/locations/location-types.ts'
import type { SearchDocument } from '@bank/search/document.ts'
import { pageName, shortName } from './page-name.ts'
import type { SearchPage } from './search-page.ts'

type Location = Content['records']['locations'][number]

/** How likely somebody means a page, by what it is. A machine is meant where its name is asked for. */
const weights = {
  menu: 1,
  other: 0.9,
  legal: 0.8,
  home: 0.5,
  article: 0.7,
  notice: 0.6,
  branch: 0.75,
  office: 0.65,
  machine: 0.5,
  machineAsked: 0.9,
} as const
const placeWeights = { state: 0.7, manyBranches: 0.85, oneBranch: 0.55 } as const

type Own = Pick<SearchDocument, 'kind' | 'weight' | 'places'> & Partial<SearchDocument>

const written = (...names: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(names.flatMap((name) => name?.trim() || [])),
]

/** What a machine is called beside being one: `Telephone Road ATM`, `Cajero de Telephone Road`. */
const nameOfMachine = (name: string | undefined): string | undefined => name?.replace(/^cajero(?: automático)? de | ATM$/i, '')

const typesOf = ({ locationType }: Location) => locationTypes((locationType ?? []).flatMap(({ type }) => type ?? []))

const isBranch = (location: Location): boolean => typesOf(location).includes('bankingCenter')

/** A machine, and nobody beside it. */
const isMachine = (location: Location): boolean => typesOf(location).every((type) => type === 'atm' || type === 'deposit')

/** What is known of a kind of page beside its words. */
const ownOf = (
  { uri, labels, entry }: Pick<SearchPage, 'uri' | 'labels' | 'entry'>,
  { language, records }: Pick<Content, 'language' | 'records'>,
): Own => {
  const t = translator(language)
  const { body } = entry
  switch (body.kind) {
    case 'posts':
      return { kind: 'article', weight: weights.article, places: [] }
    case 'releases':
      return { kind: 'article', weight: weights.notice, places: [] }
    case 'events':
      return { kind: 'event', weight: weights.notice, places: [] }
    case 'locations': {
      const { id, city, state, zip, name } = body.record as Location
      const branch = isBranch(body.record as Location)
      const machine = isMachine(body.record as Location)
      const places = written(city, state && stateName(state, { t }), zip, branch ? name : machine ? nameOfMachine(name) : undefined)
      if (branch) return { kind: 'location', weight: weights.branch, places, location: id }
      return machine
        ? { kind: 'location', weight: weights.machine, namedWeight: weights.machineAsked, places }
        : { kind: 'location', weight: weights.office, namedWeight: weights.machineAsked, places }
    }
    case 'place': {
      const { state, town, ids } = body.record as Place
      const many = records.locations.filter((location) => ids.includes(location.id) && isBranch(location)).length > 1
      const weight = town === undefined ? placeWeights.state : many ? placeWeights.manyBranches : placeWeights.oneBranch
      const name = stateName(state, { t })
      // It lists what stands on the pages of its locations.
      return { kind: 'location', weight, places: written(town, name), labels: [town ?? name], text: '', headings: [] }
    }
    default: {
      const page = records.pages.find((each) => each.uri === uri)
      const isOfMenu = labels.length > 0
      const weight = uri === '/' ? weights.home : page?.kind === 'legal' ? weights.legal : isOfMenu ? weights.menu : weights.other
      // Lists repeat what stands elsewhere.
      return { kind: 'page', weight, places: [], ...(page?.kind === 'list' && { text: '', headings: [] }) }
    }
  }
}

/** A page as the search knows it: its own name, what menus call it, and its words. */
export const pageDocument = (page: SearchPage, content: Pick<Content, 'language' | 'records' | 'settings'>): SearchDocument => {
  const { url, words, labels, entry } = page
  const isForeign = entry.englishOnly && content.language !== 'en'
  // Of places the search knows the name alone: what their titles say around it stands in all of them.
  const title = entry.fullerTitles ? entry.title.text : words.tabTitle
  const named = pageName(title, content.settings.bankName ?? '') ?? content.settings.bankName ?? words.title
  const name = isForeign ? (labels[0] ?? named) : named
  const own = ownOf(page, content)
  return {
    url,
    name,
    keywords: written(shortName(name)),
    headings: words.headings,
    description: words.description,
    text: words.text,
    ...own,
    labels: [...new Set([...(own.labels ?? []), ...labels])].filter((label) => label !== name),
  }
}
