import { isSingular } from '@bank/i18n/plural.ts'
import { fill } from '@bank/rules/text/fill.ts'
import type { Feature } from '../finder-location.ts'
import type { Filters, Found } from '../results/find-locations.ts'
import { nearMiles } from '../search/bare-names.ts'
import { isFiltering, mostRows } from '../state/finder-state.ts'
import { readQuery } from '../text/read-query.ts'
import type { AnswerInput } from './answer-input.ts'
import { distanceText } from './distance-text.ts'
import type { FinderWords } from './phrases.ts'
import { nameOfState, placeName } from './place-name.ts'

type Naming = Pick<AnswerInput, 'words' | 'locale' | 'languages'>

/** What is listed, with its filters: `banking centers open now with a drive-thru and a notary`. */
const nameOfList = (filters: Filters, isOne: boolean, { words, locale, languages }: Naming): string => {
  const { kind, features, language, openNow, openToday, saturday, sunday, allHours } = filters
  // A machine that takes deposits is one already.
  const named = kind === 'atm' && features.includes('atm-deposits') ? 'any' : (kind ?? 'any')
  const noun = words[`finder.${named}.${isOne ? 'one' : 'many'}`]
  const nameOf = (feature: Feature): string => words[`finder.has.${feature}`]
  // Somebody may type a language that is spoken nowhere.
  const spoken =
    languages.find(({ value }) => value === language)?.name ??
    (language && new Intl.DisplayNames(locale, { type: 'language' }).of(language))
  const hours = openNow ? (saturday ? 'finder.isOpenAndOnSaturdays' : 'finder.isOpen') : saturday ? 'finder.onSaturdays' : undefined
  return [
    noun,
    ...(hours ? [words[hours]] : []),
    ...(openToday && !openNow ? [words['finder.isOpenToday']] : []),
    ...(sunday ? [words['finder.onSundays']] : []),
    ...(allHours ? [words['finder.aroundTheClock']] : []),
    ...(features.length > 0 ? [fill(words['finder.having'], { list: new Intl.ListFormat(locale).format(features.map(nameOf)) })] : []),
    ...(spoken ? [fill(words['finder.speaking'], { language: spoken })] : []),
  ].join(' ')
}

const originName = (input: AnswerInput): string | undefined => {
  const { found, regionName, isOwnPosition, words } = input
  if (found.origin?.kind === 'position') return words[isOwnPosition ? 'finder.yourPosition' : 'finder.linkPosition']
  if (found.origin?.kind === 'region') return regionName
  return found.origin && found.meaning && placeName(found.meaning, input)
}

const farAwayText = (miles: number, place: string, input: AnswerInput): string => {
  const { found, words, locale } = input
  const distance = distanceText(Math.round(miles), words, locale)
  if (!isFiltering(found.filters)) {
    const sentence = fill(words['finder.farAway'], { place, distance })
    const { nearNamesake } = found
    return nearNamesake ? `${sentence} ${fill(words['finder.nearNamesake'], { place: placeName(nearNamesake, input) })}` : sentence
  }
  const limit = distanceText(nearMiles, words, locale)
  return fill(words['finder.noneNear'], { many: nameOfList(found.filters, false, input), place, distance, limit })
}

/** Whether a nearer location stands behind one that is farther away. */
const isOutOfOrder = (locations: Found['locations']): boolean =>
  locations.some(({ miles = 0 }, place) => miles < (locations[place - 1]?.miles ?? 0))

/** Whether the own locations of a county, a part of a state or a town stand before others that are nearer to its middle. */
const hasOwnFirst = ({ meaning, locations }: Found): boolean => {
  const isArea = meaning?.kind === 'county' || meaning?.kind === 'part'
  const isTown = meaning?.kind === 'town' && isOutOfOrder(locations.slice(0, mostRows))
  return (isArea || isTown) && meaning.members.includes(locations[0]?.index ?? -1)
}

/** The sentence about a list that is not empty, and which words it takes. */
const sentenceOf = (isAll: boolean, place: 'origin' | 'county' | 'state' | undefined, hasOneDistance: boolean): keyof FinderWords => {
  if (place !== 'state' && place && hasOneDistance) return 'finder.oneFrom'
  if (place === 'county') return 'finder.countyFirst'
  if (place === 'origin') return isAll ? 'finder.allFrom' : 'finder.nearestOf'
  if (place === 'state') return isAll ? 'finder.allIn' : 'finder.firstIn'
  return isAll ? 'finder.all' : 'finder.firstOf'
}

/** Spanish names of places that begin with a word of their own take an article: "cerca del código postal 77008". */
const withArticles = (sentence: string, locale: string): string =>
  locale.startsWith('es')
    ? sentence
        .replace(/\bde (?=código postal|Condado|Cajero|Centro|Cinturón|Norte|Nor[eo]este|Este|Oeste|Sur)/g, 'del ')
        .replace(/\bde (?=Parroquia|Oficina|Costa del Golfo)/g, 'de la ')
    : sentence

const statusOf = (input: AnswerInput): string => {
  const { found, state, words, locale } = input
  const count = found.locations.length
  if (found.isUnknown) {
    const { zip, isHere } = readQuery(state.query)
    if (isHere) return words['finder.here']
    return zip ? fill(words['finder.otherZip'], { zip }) : fill(words['finder.unknown'], { query: state.query })
  }
  const inState = found.meaning?.kind === 'state' ? nameOfState(found.meaning.state, input) : undefined
  const from = originName(input)
  if (from && found.farAway !== undefined) return farAwayText(found.farAway, from, input)
  if (count === 0)
    return fill(words[inState ? 'finder.noneIn' : 'finder.none'], { many: nameOfList(found.filters, false, input), place: inState ?? '' })
  const shown = Math.min(count, state.shown)
  const miles = count === 1 ? found.locations[0]?.miles : undefined
  const place = from ? (hasOwnFirst(found) ? 'county' : 'origin') : inState ? 'state' : undefined
  const sentence = sentenceOf(shown === count, place, miles !== undefined)
  const told = fill(words[sentence], {
    count,
    shown,
    what: nameOfList(found.filters, isSingular(count, locale), input),
    place: from ?? inState ?? '',
    distance: miles === undefined ? '' : distanceText(miles, words, locale),
  })
  // `ATM near me`: nobody knows where that is.
  return found.origin === undefined && readQuery(state.query).isHere ? `${told}. ${words['finder.here']}` : told
}

/** What is listed and from where, in one sentence, for the eye and for screen readers. */
export const answerStatus = (input: AnswerInput): string => {
  const status = withArticles(statusOf(input), input.locale)
  return input.found.isSundayInVain ? `${input.words['finder.noneOnSundays']} ${status}` : status
}
