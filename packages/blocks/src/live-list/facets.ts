/** What visitors can choose entries of a list by; each is a parameter of the page's address too. */
export const facetNames = ['topic', 'year', 'month', 'place', 'language', 'kind'] as const

export type FacetName = (typeof facetNames)[number]

/** A value as addresses write it, without spaces and the same in both languages where the content allows it, and as people read it. */
export type FacetValue = { readonly value: string; readonly label: string }

/** Everything that an entry can be chosen by. An entry may have several values of one facet. */
export type Facets = { readonly [Name in FacetName]?: readonly FacetValue[] }

/** Something to choose by, with all values that entries have. */
export type Filter = { readonly name: FacetName; readonly options: readonly FacetValue[] }

/** A word as a value of an address: small letters and digits, hyphens between them. */
export const facetValue = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

/** Years from the newest on, months from the soonest on, words by the alphabet, the places that are none of the others last. */
const inOrder = (name: FacetName, options: readonly FacetValue[]): readonly FacetValue[] =>
  options.toSorted((one, other) => {
    if (name === 'place' && (one.value === 'other') !== (other.value === 'other')) return one.value === 'other' ? 1 : -1
    if (name === 'year') return other.value.localeCompare(one.value)
    return name === 'month' ? one.value.localeCompare(other.value) : one.label.localeCompare(other.label)
  })

/** What entries can be chosen by: every facet of which they have at least two values. */
export const filtersOf = (entries: readonly { readonly facets?: Facets | undefined }[]): readonly Filter[] =>
  facetNames.flatMap((name) => {
    const values = new Map(entries.flatMap(({ facets }) => (facets?.[name] ?? []).map((option) => [option.value, option] as const)))
    return values.size > 1 ? [{ name, options: inOrder(name, [...values.values()]) }] : []
  })

/** The attributes that say on an entry's element what it can be chosen by: `data-topic="home weather"`. */
export const entryAttributes = ({ facets }: { readonly facets?: Facets | undefined }): Readonly<Record<string, string>> => ({
  'data-entry': '',
  ...Object.fromEntries(
    Object.entries(facets ?? {}).map(([name, values]) => [`data-${name}`, values.map(({ value }) => value).join(' ')] as const),
  ),
})
