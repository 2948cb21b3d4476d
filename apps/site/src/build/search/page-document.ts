import { stateName } from '@bank/blocks/cards/location/location-card.ts'
import type { Place } from '@bank/blocks/details/place/place.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import { spanishName } from '@bank/finder/text/spanish-names.ts'
import { translator } from '@bank/i18n/translate.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { locationTypes } from '@bank/rules/locations/location-types.ts'
import type { SearchDocument } from '@bank/search/document.ts'
import { countyNames } from './county-names.ts'
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

/** What an office is called beside being one: `Energy Corridor commercial office`, `Préstamos de Frisco`. */
const nameOfOffice = (name: string | undefined): string | undefined =>
  name?.replace(/^(?:oficina(?: comercial)?|préstamos(?: hipotecarios)?) de | (?:commercial )?office$| home loans$/i, '')

const typesOf = ({ locationType }: Location) => locationTypes((locationType ?? []).flatMap(({ type }) => type ?? []))

const isBranch = (location: Location): boolean => typesOf(location).includes('bankingCenter')

/** A machine, and nobody beside it. */
const isMachine = (location: Location): boolean => typesOf(location).every((type) => type === 'atm')

const pagesByAddress = onceForEach((pages: Content['records']['pages']) => new Map(pages.map((page) => [page.uri, page])))

/** What is known of a kind of page beside its words. */
const ownOf = (
  { uri, labels, entry }: Pick<SearchPage, 'uri' | 'labels' | 'entry'>,
  called: string,
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
      const { id, city, state, zip, name, manager } = body.record as Location
      const town = [
        city,
        city && state && spanishName(city, state),
        state && stateName(state, { t, language }),
        zip,
        ...countyNames([zip], language),
      ]
      const kind = 'location'
      if (isMachine(body.record as Location))
        return { kind, weight: weights.machine, namedWeight: weights.machineAsked, places: written(...town, nameOfMachine(name)) }
      // Who leads a branch is found there, and suggested.
      const staffed = { kind, location: id, labels: written(manager) } as const
      if (isBranch(body.record as Location)) return { ...staffed, weight: weights.branch, places: written(...town, name, called) }
      const places = written(...town, name, called, nameOfOffice(name))
      return { ...staffed, weight: weights.office, places }
    }
    case 'place': {
      const { state, town, ids } = body.record as Place
      const here = records.locations.filter(({ id }) => ids.includes(id))
      const many = here.filter(isBranch).length > 1
      const weight = town === undefined ? placeWeights.state : many ? placeWeights.manyBranches : placeWeights.oneBranch
      const name = stateName(state, { t, language })
      const inSpanish = town && spanishName(town, state)
      // It lists what stands on the pages of its locations.
      return {
        kind: 'location',
        weight,
        places: written(
          town,
          inSpanish,
          name,
          ...(town === undefined
            ? []
            : countyNames(
                here.map(({ zip }) => zip),
                language,
              )),
        ),
        labels: written(town ?? name, language === 'es' ? inSpanish : undefined),
        text: '',
        headings: [],
      }
    }
    default: {
      const page = pagesByAddress(records.pages).get(uri)
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
  const own = ownOf(page, name, content)
  return {
    url,
    name,
    keywords: written(shortName(name)),
    headings: words.headings,
    description: words.description,
    text: words.text,
    ...own,
    ...(isForeign && { lang: 'en' as const, ...(name === named && { nameLang: 'en' as const }) }),
    labels: [...new Set([...(own.labels ?? []), ...labels])].filter((label) => label !== name),
  }
}
