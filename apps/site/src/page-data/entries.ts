import { stateName } from '@bank/blocks/cards/location/location-card.ts'
import { locationHeadTitles } from '@bank/blocks/cards/location/location-head-titles.ts'
import { locationTitle } from '@bank/blocks/cards/location/location-title.ts'
import { cardText, cardTitle } from '@bank/blocks/cards/record/card-fields.ts'
import type { DetailSlug } from '@bank/blocks/details/detail-views.ts'
import { type Place, placeAddress, placesOf } from '@bank/blocks/details/place/place.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import { nameOfTown } from '@bank/finder/text/spanish-names.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { type Translate, translator } from '@bank/i18n/translate.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { titlingField } from '@bank/model/page-titles.ts'
import type { Text } from '@bank/model/text.ts'
import { locationAddress } from '@bank/rules/locations/location-address.ts'
import { locationTypes } from '@bank/rules/locations/location-types.ts'
import { isPublicPage } from '@bank/rules/pages/look-up-page.ts'
import { hasOwnPage } from '@bank/rules/pages/own-page.ts'

type Records = Content['records']

/** Where a title is written: the collection, the record's id and its field. */
export type TitledBy = { readonly source: string; readonly record: string; readonly field: string }

/** Something that has a page: a content page, or a record with a page of its own. */
export type Entry = {
  /** Names the record in errors, as in `pages "personal"`. */
  readonly name: string
  readonly uri: string
  readonly title: Text
  /** What the head says in its place, where the title alone says too little: the first of them that fits (D-SEO-7). */
  readonly fullerTitles?: readonly string[]
  /** The record and the field that the title comes from, for the person who wrote it. */
  readonly titledBy: TitledBy
  readonly description: Text | undefined
  readonly englishOnly: boolean
  /** Stands in the sitemap page, the sitemap file and the search. */
  readonly listed: boolean
  readonly shareImage: string | undefined
  readonly metaHtml: string | undefined
  readonly audiences: readonly string[]
  /** Of a content page. */
  readonly pageKind?: Records['pages'][number]['kind']
  /** What the page shows: references to blocks, or one record in its detail view. */
  readonly body: { readonly kind: 'blocks'; readonly ids: readonly string[] } | { readonly kind: DetailSlug; readonly record: object }
}

const plainEntry = { englishOnly: false, listed: true, metaHtml: undefined, audiences: [] } as const

const titledBy = (source: string, record: { readonly id: string }): TitledBy => ({
  source,
  record: record.id,
  field: titlingField(source, record) ?? 'title',
})

const pageEntry = onceForEach((page: Records['pages'][number]): Entry | undefined =>
  page.uri && isPublicPage(page)
    ? {
        name: `page "${page.id}"`,
        uri: page.uri,
        title: page.title ?? { text: '' },
        titledBy: titledBy('pages', page),
        description: page.description,
        englishOnly: page.englishOnly ?? false,
        listed: page.inSitemap ?? true,
        shareImage: page.shareImage,
        metaHtml: page.meta,
        audiences: page.audiences ?? [],
        pageKind: page.kind ?? 'page',
        body: { kind: 'blocks', ids: (page.blocks ?? []).flatMap(({ block }) => block ?? []) },
      }
    : undefined,
)

const articleEntry = (kind: 'posts' | 'releases') =>
  onceForEach((record: Records['posts' | 'releases'][number]): Entry | undefined =>
    record.uri && hasOwnPage[kind](record)
      ? {
          ...plainEntry,
          name: `article "${record.id}"`,
          uri: record.uri,
          title: cardTitle(record),
          titledBy: titledBy(kind, record),
          description: cardText(record),
          shareImage: record.featuredImage || record.photo,
          body: { kind, record },
        }
      : undefined,
  )

const postEntry = articleEntry('posts')
const releaseEntry = articleEntry('releases')

const eventEntry = onceForEach((record: Records['events'][number]): Entry | undefined =>
  record.uri && hasOwnPage.events(record)
    ? {
        ...plainEntry,
        name: `event "${record.id}"`,
        uri: record.uri,
        title: record.title ?? record.name ?? { text: '' },
        titledBy: titledBy('events', record),
        description: record.summary,
        shareImage: record.photo,
        body: { kind: 'events', record },
      }
    : undefined,
)

const addressOf = ({ address1, city, state, zip }: Records['locations'][number]): string =>
  [address1, city, [state?.toUpperCase(), zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const locationEntry =
  (t: Translate) =>
  (record: Records['locations'][number]): Entry | undefined => {
    if (!hasOwnPage.locations(record)) return undefined
    const [kind = 'bankingCenter'] = locationTypes(record.locationType?.flatMap(({ type }) => type ?? []))
    return {
      ...plainEntry,
      name: `location "${record.id}"`,
      uri: locationAddress(record),
      title: locationTitle(record),
      fullerTitles: locationHeadTitles(locationTitle(record).text, kind, t),
      titledBy: titledBy('locations', record),
      description: { text: t('finder.aboutLocation', { kind: t(`locationType.${kind}`), address: addressOf(record) }) },
      shareImage: record.photo,
      body: { kind: 'locations', record },
    }
  }

/** Pages of locations; the same record has the same entry. */
const locationEntries = { en: onceForEach(locationEntry(translator('en'))), es: onceForEach(locationEntry(translator('es'))) }

const placeEntry =
  (t: Translate, language: Language) =>
  (place: Place): Entry => {
    const state = stateName(place.state, { t, language })
    const town = place.town && nameOfTown(place.town, place.state, language)
    const name = town === undefined ? state : `${town}, ${state}`
    // The letters of the state: its name leaves no room for those of the bank behind a long town.
    const short = town === undefined ? state : `${town}, ${place.state.toUpperCase()}`
    return {
      ...plainEntry,
      name: `page of ${name}`,
      uri: placeAddress(place),
      title: { text: t('finder.inPlace', { place: short }) },
      titledBy: { source: 'locations', record: place.ids[0] ?? '', field: place.town === undefined ? 'state' : 'city' },
      description: { text: t('finder.aboutPlace', { place: name }) },
      shareImage: undefined,
      body: { kind: 'place', record: place },
    }
  }

/** Pages of the states and towns that have locations; the same locations have the same entries. */
const placeEntries = {
  en: onceForEach((locations: Records['locations']) => placesOf(locations).map(placeEntry(translator('en'), 'en'))),
  es: onceForEach((locations: Records['locations']) => placesOf(locations).map(placeEntry(translator('es'), 'es'))),
}

/** Every page of the site in content order, read for the content's language. The same record has the same entry. */
export const entriesOf = ({ records, language }: Content): readonly Entry[] =>
  [
    ...records.pages.map(pageEntry),
    ...records.posts.map(postEntry),
    ...records.releases.map(releaseEntry),
    ...records.events.map(eventEntry),
    ...records.locations.map(locationEntries[language]),
    ...placeEntries[language](records.locations),
  ].filter((entry) => entry !== undefined)
