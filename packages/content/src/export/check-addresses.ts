import { placeAddress, placesOf } from '@bank/blocks/details/place/place.ts'
import { addressField, locationAddress } from '@bank/rules/locations/location-address.ts'
import { hasOwnPage } from '@bank/rules/pages/own-page.ts'
import type { Problem } from '../records/problem.ts'
import type { StoredDocument } from '../store/read-store.ts'

/** Fields that must differ within a collection: addresses, and the short names that stand in addresses. */
const uniqueFields: readonly (readonly [slug: string, field: string])[] = [
  ['pages', 'uri'],
  ['posts', 'uri'],
  ['releases', 'uri'],
  ['regions', 'permalink'],
  ['locations', 'permalink'],
]

type Claim = { readonly document: StoredDocument; readonly field: string; readonly key: unknown }

const claimsIn = (visible: readonly StoredDocument[], wanted: string, field: string): readonly Claim[] =>
  visible.flatMap((document) => {
    const key = document.content[field]
    return document.slug === wanted && key !== undefined ? [{ document, field, key }] : []
  })

/** The address of a record's own page, with the field that says it; nothing where it has none. */
const pageClaim = (document: StoredDocument): readonly Claim[] => {
  const { slug, content } = document
  if (slug === 'pages') return content['uri'] === undefined ? [] : [{ document, field: 'uri', key: content['uri'] }]
  const hasPage = hasOwnPage[slug as keyof typeof hasOwnPage] as ((record: object) => boolean) | undefined
  if (!hasPage?.(content)) return []
  return slug === 'locations'
    ? [{ document, field: addressField(content), key: locationAddress(content) }]
    : [{ document, field: 'uri', key: content['uri'] }]
}

/** A record that claims what an earlier one has, and the field in which it does. */
type Taken = Pick<Claim, 'document' | 'field'> & { readonly by: StoredDocument }

/** Whoever types an address knows nothing of its capitals, and some hosts keep files without regard to them. */
const withoutCase = (key: unknown): unknown => (typeof key === 'string' ? key.toLowerCase() : key)

const taken = (claims: readonly Claim[], isOne: (first: StoredDocument, other: StoredDocument) => boolean): readonly Taken[] =>
  [...Map.groupBy(claims, ({ key }) => withoutCase(key)).values()].flatMap(([first, ...others]) =>
    others.flatMap(({ document, field }) => (first && isOne(first.document, document) ? [{ document, field, by: first.document }] : [])),
  )

/** Records that claim what an earlier one in the list has: an address, or a short name that stands in one, capitals or not. */
export const takenAddresses = (visible: readonly StoredDocument[]): readonly Taken[] => {
  const ofFields = uniqueFields.flatMap(([slug, field]) => taken(claimsIn(visible, slug, field), () => true))
  const isKnown = ({ document, field, by }: Taken) =>
    ofFields.some((each) => each.document === document && each.field === field && each.by === by)
  // Events may share an address that is none of their own; a branch may have that of another one written out.
  const ofPages = taken(
    visible.flatMap(pageClaim),
    (first, other) => first.slug !== other.slug || other.slug === 'events' || other.slug === 'locations',
  )
  return [...ofFields, ...ofPages.filter((each) => !isKnown(each))]
}

const problemOf = ({ document: { slug, id, content }, field }: Pick<Claim, 'document' | 'field'>, message: string): Problem => ({
  ...{ source: slug, record: id, field: [field], value: content[field] },
  message,
})

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Pages at the address of a page that the site makes of its locations, for a state or a town. */
const placeProblems = (visible: readonly StoredDocument[]): readonly Problem[] => {
  const locations = visible
    .filter(({ slug }) => slug === 'locations')
    .map(({ id, content }) => ({ id, state: asText(content['state']), city: asText(content['city']) }))
  const made = new Set<unknown>(placesOf(locations).map(placeAddress))
  return visible
    .flatMap(pageClaim)
    .filter(({ document, key }) => document.slug !== 'locations' && made.has(withoutCase(key)))
    .map((claim) => problemOf(claim, 'is where the locations of a state or town are listed; choose another'))
}

/** The same as problems of the later records, and what has the address of a state or town. */
export const duplicateProblems = (visible: readonly StoredDocument[]): readonly Problem[] => [
  ...placeProblems(visible),
  ...takenAddresses(visible).map((claim) => problemOf(claim, `is taken by ${claim.by.slug} ${claim.by.id}; choose another`)),
]
