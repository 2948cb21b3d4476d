/** Kinds of places, named as their labels in the dictionary: `locationType.{key}` (STORE-06). */
export type LocationTypeKey = 'bankingCenter' | 'atm' | 'loan' | 'deposit' | 'commercial'

const named: readonly LocationTypeKey[] = ['atm', 'loan', 'deposit', 'commercial']

/**
 * The kinds that the `locationType` list of a location names, each once and in the given order; a list that names none of them is a
 * banking center, and so is the value `branch` (LOC-14, D-LOC-5).
 */
export const locationTypes = (types: readonly string[] | null | undefined): readonly LocationTypeKey[] => {
  const kinds = (types ?? []).flatMap((type): readonly LocationTypeKey[] => {
    const written = type.trim().toLowerCase()
    return written === 'branch' ? ['bankingCenter'] : named.filter((kind) => kind === written)
  })
  return kinds.length === 0 ? ['bankingCenter'] : [...new Set(kinds)]
}
