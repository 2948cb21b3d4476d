import { fill } from '@bank/rules/text/fill.ts'
import { farStateName } from '../places/far-states.ts'
import type { Meaning } from '../search/meaning.ts'
import { partName } from '../text/part-names.ts'
import { nameOfTown } from '../text/spanish-names.ts'
import type { FinderWords } from './phrases.ts'

const stateNames = { TX: 'stateTexas', LA: 'stateLouisiana', MS: 'stateMississippi' } as const

/** A state by its name; what is none as it is written. */
export const nameOfState = (code: string, { words, locale }: { readonly words: FinderWords; readonly locale: string }): string =>
  code === 'TX' || code === 'LA' || code === 'MS' ? words[stateNames[code]] : farStateName(code, locale)

/**
 * What a search means, as it is said to visitors: `Houston, TX`, `ZIP code 77008`, `St. Tammany Parish, LA`; on Spanish pages a town by its
 * Spanish name, if it has one.
 */
export const placeName = (
  { kind, name, state }: Pick<Meaning, 'kind' | 'name' | 'state'>,
  page: { readonly words: FinderWords; readonly locale: string },
): string => {
  const { words, locale } = page
  switch (kind) {
    case 'town':
      return `${nameOfTown(name, state, locale)}, ${state}`
    case 'zip':
      return fill(words[name.length < 5 ? 'finder.zips' : 'finder.zip'], { name })
    case 'county':
      return `${fill(words[state === 'LA' ? 'finder.parish' : 'finder.county'], { name })}, ${state}`
    case 'state':
      return nameOfState(state, page)
    case 'part':
      return partName(name, nameOfState(state, page), locale.startsWith('es'))
    case 'region':
    case 'branch':
      return name
  }
}

/** What to type so that the search means exactly this. */
export const queryFor = ({ kind, name, state }: Meaning): string => {
  if (kind === 'county') return `${name} ${state === 'LA' ? 'Parish' : 'County'}, ${state}`
  return kind === 'town' ? `${name}, ${state}` : name
}
