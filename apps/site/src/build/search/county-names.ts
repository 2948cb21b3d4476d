import { storedPlaces } from '@bank/blocks/details/stored-places.ts'
import type { Language } from '@bank/i18n/languages.ts'

let byZip: ReadonlyMap<string, number> | undefined
let towns: ReadonlySet<string> | undefined

/**
 * The counties and parishes that ZIP codes lie in, as people write them: `Harris County`, in Spanish `Condado de Harris` as well; parishes by their bare
 * name, too, where no town is called so (D-SRCH-2).
 */
export const countyNames = (zips: readonly (string | undefined)[], language: Language): readonly string[] => {
  const { counties } = storedPlaces()
  byZip ??= new Map(storedPlaces().zips.map(({ zip, county }) => [zip, county]))
  towns ??= new Set(storedPlaces().towns.map(({ name }) => name))
  const [known, named] = [byZip, towns]
  const found = new Set(zips.flatMap((zip) => counties[known.get(zip ?? '') ?? -1] ?? []))
  return [...found].flatMap(({ name, state }) => {
    const isParish = state === 'LA'
    const english = `${name} ${isParish ? 'Parish' : 'County'}`
    const bare = isParish && !named.has(name) ? [name] : []
    return [...bare, english, ...(language === 'es' ? [`${isParish ? 'Parroquia' : 'Condado'} de ${name}`] : [])]
  })
}
