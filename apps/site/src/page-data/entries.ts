import { locationTitle } from '@bank/blocks/cards/location/location-title.ts'
import { cardText, cardTitle } from '@bank/blocks/cards/record/card-fields.ts'
import type { DetailSlug } from '@bank/blocks/details/detail-views.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { Text } from '@bank/model/text.ts'
import { locationAddress } from '@bank/rules/locations/location-address.ts'
import { isPublicPage } from '@bank/rules/pages/look-up-page.ts'

/** Something that has a page: a content page, or a record with a page of its own. */
export type Entry = {
  /** Names the record in errors, as in `pages "personal"`. */
  readonly name: string
  readonly uri: string
  readonly title: Text
  readonly description: Text | undefined
  readonly englishOnly: boolean
  /** Stands in the sitemap page, the sitemap file and the search. */
  readonly listed: boolean
  readonly shareImage: string | undefined
  readonly metaHtml: string | undefined
  readonly audiences: readonly string[]
  /** What the page shows: references to blocks, or one record in its detail view. */
  readonly body: { readonly kind: 'blocks'; readonly ids: readonly string[] } | { readonly kind: DetailSlug; readonly record: object }
}

const plainEntry = { englishOnly: false, listed: true, metaHtml: undefined, audiences: [] } as const

/** Every page of the site in content order, read for the content's language. */
export const entriesOf = ({ records }: Content): readonly Entry[] => [
  ...records.pages.flatMap((page): Entry[] =>
    page.uri && isPublicPage(page)
      ? [
          {
            name: `page "${page.id}"`,
            uri: page.uri,
            title: page.title ?? { text: '' },
            description: page.description,
            englishOnly: page.englishOnly ?? false,
            listed: page.inSitemap ?? true,
            shareImage: page.shareImage,
            metaHtml: page.meta,
            audiences: page.audiences ?? [],
            body: { kind: 'blocks', ids: (page.blocks ?? []).flatMap(({ block }) => block ?? []) },
          },
        ]
      : [],
  ),
  ...[
    ...records.posts.map((record) => ({ kind: 'posts' as const, record })),
    ...records.releases.map((record) => ({ kind: 'releases' as const, record })),
  ].flatMap(({ kind, record }): Entry[] =>
    record.uri && /^\/(?:blog|news)\/[^/]+\/$/.test(record.uri)
      ? [
          {
            ...plainEntry,
            name: `article "${record.id}"`,
            uri: record.uri,
            title: cardTitle(record),
            description: cardText(record),
            shareImage: record.featuredImage || record.photo,
            body: { kind, record },
          },
        ]
      : [],
  ),
  ...records.events.flatMap((record): Entry[] =>
    record.uri && /^\/events\/[^/]+\/$/.test(record.uri)
      ? [
          {
            ...plainEntry,
            name: `event "${record.id}"`,
            uri: record.uri,
            title: record.title ?? record.name ?? { text: '' },
            description: record.summary,
            shareImage: record.photo,
            body: { kind: 'events', record },
          },
        ]
      : [],
  ),
  ...records.locations.flatMap((record): Entry[] => {
    const uri = locationAddress(record)
    if (!uri.startsWith('/locations/')) return []
    return [
      {
        ...plainEntry,
        name: `location "${record.id}"`,
        uri,
        title: locationTitle(record),
        description: {
          text: [record.address1, record.city, [record.state, record.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
        },
        shareImage: record.photo,
        body: { kind: 'locations', record },
      },
    ]
  }),
]
