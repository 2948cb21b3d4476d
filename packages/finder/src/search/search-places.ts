import { statesOffered } from '@bank/rules/constants.ts'
import { distanceInMiles, isCoordinates } from '@bank/rules/geo/distance.ts'
import type { Region } from '../finder-data.ts'
import type { FinderLocation } from '../finder-location.ts'
import { farZip } from '../places/far-zips.ts'
import type { County, Places, Town } from '../places/pack-places.ts'
import { rank } from '../results/rank.ts'
import { nameWords } from '../text/name-words.ts'
import { fold, normalise, squeeze } from '../text/normalise.ts'
import { isBeside, isOrdinary } from '../text/ordinary-words.ts'
import { type Query, readQuery } from '../text/read-query.ts'
import { atNearest } from './at-nearest.ts'
import { bareCountyRank, bareTownRank, isAbroad, isLargeHere, nearMiles, ranks } from './bare-names.ts'
import { beforeBegunWord, begunCost } from './begun-word.ts'
import { branchIndex } from './branch-index.ts'
import { contactIndex } from './contact-index.ts'
import { districtInTown } from './district-in-town.ts'
import { loanOfficeFirst } from './loan-office.ts'
import type { Meaning } from './meaning.ts'
import { milesToNearest } from './nearest.ts'
import { type Candidate, meaningsIn, streetBranchCost } from './order-candidates.ts'
import { innerParts, inTwoWords, partsOf, streetVariant } from './parts.ts'
import { regionIndex } from './region-index.ts'
import { type Reading, searchBare } from './search-bare.ts'
import { sameSounding, soundIndex } from './sound-index.ts'
import { statePart, wholeState } from './state-parts.ts'
import { streetIndex } from './street-index.ts'
import { type Cost, mistakeCost, nameIndex } from './word-index.ts'
import { wordsIndex } from './words-index.ts'
import { zipPrefix } from './zip-prefix.ts'

const ownStates: readonly string[] = statesOffered

/** A town without a location is less likely meant than a branch that has the word in its name, unless its state was typed as well. */
const emptyTownCost = 0.4

/** A town whose words were typed in another order, and a landmark without the word for what it is. */
const otherOrderCost = 0.75

const nothing: Reading = { meanings: [], isSure: false }

const townKey = (name: string, state: string): string => `${state} ${squeeze(normalise(name))}`

/**
 * The search by town, ZIP code, county or parish, region of the bank, and name or street of a branch (LOC-01, D-LOC-1). `locations` keep their order: members
 * of a meaning are named by their place in it. The function it returns answers with the likeliest meaning first, and with none for an
 * empty search.
 */
export const searchPlaces = (table: Places, locations: readonly FinderLocation[], regions: readonly Region[] = []) => {
  const { counties, zips, landmarks, far, words } = table
  const names = nameWords(table.sameWords)
  const { inEnglish } = names
  const towns = [...table.towns, ...landmarks, ...far]
  const byZip = new Map(zips.map((zip) => [zip.zip, zip]))
  const positions = locations.map(({ lat, lng }) => ({ lat, lng })).filter(isCoordinates)
  const inTown = Map.groupBy(locations.keys(), (index) => townKey(locations[index]?.city ?? '', locations[index]?.state ?? ''))
  const inCounty = Map.groupBy(locations.keys(), (index) => byZip.get(locations[index]?.zip ?? '')?.county ?? -1)
  const named = towns.map((town) => [normalise(town.name), town] as const)
  const townNames = nameIndex(
    named.flatMap(([name, town]) => [
      [squeeze(name), town] as const,
      // Far states are no words of a search: `Denver, CO` is a name.
      ...(isAbroad(town) ? [[squeeze(normalise(`${town.name} ${town.state}`)), town] as const] : []),
    ]),
    words,
  )
  const countyNames = nameIndex(
    [...counties.entries()].map(([index, county]) => [squeeze(normalise(county.name)), { county, index }] as const),
    words,
  )
  const byWords = wordsIndex(
    named.filter(([, town]) => town.zips > 0 && (ownStates.includes(town.state) || isAbroad(town))),
    named.slice(table.towns.length, table.towns.length + landmarks.length),
    names,
  )
  const findBranches = branchIndex(locations, words, names)
  const contacts = contactIndex(locations)
  const isOwn = ({ name, state }: Pick<Town, 'name' | 'state'>): boolean => inTown.has(townKey(name, state))
  const isKnown = (town: Town): boolean => isOwn(town) || (town.zips > 1 && ownStates.includes(town.state))
  /** The towns of the bank and larger ones of its states: what sounds like a hamlet is not meant. */
  const townsHeard = soundIndex(towns.filter(isKnown))
  const findDistrict = districtInTown(
    (text) => [...townNames.exact(squeeze(text)), ...byWords.landmarks(text)],
    sameSounding(landmarks),
    isOwn,
  )
  const findStreet = streetIndex(locations)
  const findRegion = regionIndex(
    regions,
    (key) => townNames.exact(key).some(isOwn),
    (at) => locations[rank(locations, at)[0]?.index ?? -1]?.state,
  )

  const milesFrom = milesToNearest(positions)
  const ownTowns = locations.map(({ city, state }) => townNames.exact(squeeze(normalise(city))).find((town) => town.state === state))
  /** ZIP codes of each location's town: of two streets of one name, people mean that of the larger town. */
  const sizes = ownTowns.map((town) => town?.zips ?? 0)

  const findPart = statePart(locations, sizes)
  const findPrefix = zipPrefix(zips, locations, ownTowns)
  const meaningsOf = meaningsIn(milesFrom)

  const isIn = (query: Query, { state }: { readonly state: string }): boolean => query.state === undefined || query.state === state

  /** Whether it lies in a county or parish of its name that has a location. */
  const namesCounty = ({ name, county }: Town): boolean => counties[county]?.name === name && inCounty.has(county)

  const townCandidate = (town: Town, written: Cost, { state }: Query): Candidate => {
    const members = inTown.get(townKey(town.name, town.state)) ?? []
    const meaning = {
      kind: 'town',
      name: town.name,
      state: town.state,
      at: { lat: town.lat, lng: town.lng },
      members,
      isGuess: written > 0,
    } as const
    const miles = milesFrom(town)
    const isNearTown = town.zips > 1 && ownStates.includes(town.state) && miles <= nearMiles
    const isMeant = members.length > 0 || state !== undefined || (written === 0 && (isLargeHere(town, miles) || isNearTown))
    const rank = members.length > 0 ? ranks.ownTown : written > 0 ? ranks.otherTown : bareTownRank(town, miles, namesCounty(town))
    return { cost: written + (isMeant ? 0 : emptyTownCost), rank, size: town.zips + members.length, meaning }
  }
  const countyCandidate = ({ county, index }: { county: County; index: number }, written: Cost, hasTown: boolean): Candidate => {
    const members = inCounty.get(index) ?? []
    const { name, state, lat, lng } = county
    const at = { lat, lng }
    return {
      cost: written + (hasTown && written === 0 ? emptyTownCost : 0),
      rank: written > 0 ? ranks.county : bareCountyRank(members.length, milesFrom(at)),
      size: members.length,
      meaning: { kind: 'county', name, state, at, members, isGuess: written > 0 },
    }
  }
  const branchCandidate = (index: number, cost: Cost): Candidate[] => {
    const location = locations[index]
    if (!location) return []
    const at = { lat: location.lat, lng: location.lng }
    const meaning = {
      kind: 'branch',
      name: location.names[0] ?? '',
      state: location.state,
      at: isCoordinates(at) ? at : undefined,
      members: [index],
      isGuess: cost >= 1,
    } as const
    return [{ cost, rank: ranks.branch, size: sizes[index] ?? 0, meaning }]
  }

  const countiesOf = (query: Query, isExact: boolean): readonly Candidate[] => {
    const { county } = query
    // Who writes `County` means none of the towns.
    const hasTown = !county && townNames.exact(squeeze(query.place)).some((town) => isIn(query, town) && town.zips > 0)
    const name = squeeze(county?.name ?? query.place)
    const found = countyNames.find(name, isExact).filter(([{ county: one }]) => {
      const isParish = one.state === 'LA'
      return isIn(query, one) && (county?.isParish === undefined || county.isParish === isParish)
    })
    return found.map(([item, cost]) => countyCandidate(item, cost, hasTown))
  }

  /** All that a search may mean; `isExact`: as it is written. */
  const candidatesOf = (query: Query, isExact = false): readonly Candidate[] => {
    if (query.county) {
      const found = countiesOf(query, isExact)
      if (found.length > 0) return found
    }
    const variants = new Set([query.text, query.place, query.place.replace(/^the /, ''), ...streetVariant(query.text)])
    return [
      ...[...variants].flatMap((text) => [
        ...townNames
          .find(squeeze(text), isExact)
          .filter(([town]) => isIn(query, town))
          .map(([town, cost]) => townCandidate(town, cost, query)),
        ...findBranches(text, isExact)
          .filter(([index]) => isIn(query, locations[index] ?? { state: '' }))
          .flatMap(([index, cost]) => branchCandidate(index, cost)),
      ]),
      // `Azufre`, `Perla`: a name of one word that was translated.
      ...[
        ...byWords.towns(query.text),
        ...byWords.shortLandmarks(query.text),
        ...(isExact ? [] : townNames.exact(squeeze(inEnglish(query.text) ?? '')).filter(isOwn)),
      ]
        .filter((town) => isIn(query, town))
        .map((town) => townCandidate(town, otherOrderCost, query)),
      ...findBranches(inEnglish(query.place) ?? '', true)
        .filter(([index]) => isIn(query, locations[index] ?? { state: '' }))
        .flatMap(([index, cost]) => branchCandidate(index, cost)),
      ...contacts.led(query.text, isExact).flatMap(([index, cost]) => branchCandidate(index, cost)),
      ...countiesOf(query, isExact),
    ]
  }

  /** All that a search may mean; by its sound where nothing is written like it, or only with mistakes. */
  const allCandidates = (query: Query): readonly Candidate[] => {
    const written = candidatesOf(query)
    if (query.county || words.has(query.place) || written.some(({ cost }) => cost < mistakeCost)) return written
    const heard = townsHeard(query.place).filter(([town]) => isIn(query, town))
    return [...written, ...heard.map(([town, cost]) => townCandidate(town, cost, query))]
  }

  /** `Washington` is a town here, `New York` a town that more people mean. */
  const namesOwnTown = ({ place }: Query): boolean =>
    townNames.exact(squeeze(place)).some((town) => ownStates.includes(town.state) || isAbroad(town))

  /** `La Place` is a town, though both its words are ordinary, and so is `West`, a word of names. */
  const namesTown = ({ text }: Query): boolean =>
    !isBeside(text) && townNames.exact(squeeze(text)).some(({ state, zips: count }) => ownStates.includes(state) && count > 0)

  const zipMeanings = ({ zip = '', text = '' }: Partial<Pick<Query, 'zip' | 'text'>>): readonly Meaning[] => {
    const known = byZip.get(zip) ?? farZip(zip)
    if (!known) return []
    const { lat, lng, state } = known
    const own = [...locations.keys()].filter((index) => locations[index]?.zip === zip)
    const atHouse = /^\d+ /.test(text) ? own.filter((index) => text.startsWith(normalise(locations[index]?.street ?? '-'))) : []
    if (atHouse.length > 0) return atHouse.flatMap((index) => branchCandidate(index, 0)).map(({ meaning }) => meaning)
    const members = own.length > 0 ? own : atNearest(locations, known, inCounty.get(known.county) ?? [])
    return [{ kind: 'zip', name: zip, state, at: { lat, lng }, members, isGuess: false }]
  }

  /** Locations on a street that was typed as one: it goes before towns and counties of its name. `calle Texas` ends in no state. */
  const streetMeanings = (query: Query): readonly Meaning[] => {
    const { whole, place, state } = query
    if (townNames.exact(squeeze(whole)).length > 0) return []
    const onStreet = [whole, ...streetVariant(whole), inEnglish(whole) ?? whole].flatMap(findStreet)
    const found =
      onStreet.length > 0
        ? onStreet
        : [place, ...streetVariant(place)].flatMap(findStreet).filter(([index]) => locations[index]?.state === state)
    return meaningsOf(found.flatMap(([index, cost]) => branchCandidate(index, cost)))
  }

  /** Landmarks go before towns: `University of Southern Mississippi` ends in no state. */
  const landmarkMeanings = (query: Query): readonly Meaning[] => {
    const isTown = townNames.exact(squeeze(query.text)).some(({ zips: count }) => count > 0)
    return meaningsOf(byWords.landmarksNamed(query, isTown).map((town) => townCandidate(town, 0, query)))
  }

  const districtMeanings = (query: Query): readonly Meaning[] =>
    [findDistrict(query) ?? []].flat().map((district) => ({ ...townCandidate(district, 0, query).meaning, isGuess: true }))

  /** The longest part of a search that is a place as it is written, where the whole is none; nothing far from a town at its end or beginning, as `Spring Branch Houston`. */
  const partMeanings = (query: Query): readonly Meaning[] => {
    const parts = partsOf(query.text)
    const town = parts.flatMap((part) => townNames.exact(squeeze(part))).find(isOwn)
    const isFar = ({ at }: Meaning): boolean => town !== undefined && at !== undefined && distanceInMiles(at, town) > nearMiles
    const heard = byWords.landmarksHeard(query.text)
    if (heard.length > 0) return meaningsOf(heard.map((one) => townCandidate(one, otherOrderCost, query)))
    for (const part of parts) {
      const asked = { ...query, text: part, place: part }
      const landmark = landmarkMeanings({ ...asked, whole: part })
      const found =
        landmark.length > 0 ? landmark : /^\d{5}$/.test(part) ? zipMeanings({ zip: part }) : meaningsOf(candidatesOf(asked, true))
      // Nobody means a hamlet by one word of several.
      const isHamlet =
        landmark.length === 0 &&
        found[0]?.kind === 'town' &&
        found[0].members.length === 0 &&
        !townNames.exact(squeeze(part)).some(({ zips: count }) => count > 0)
      if (found[0] && !isHamlet && !isFar(found[0])) return found.map((meaning) => ({ ...meaning, isGuess: true }))
    }
    for (const part of innerParts(query.text)) {
      const found = townNames.exact(squeeze(part)).filter((one) => isOwn(one) && isIn(query, one))
      if (found.length > 0) return meaningsOf(found.map((one) => townCandidate(one, 1, query)))
    }
    const apart = inTwoWords(query.text, townNames.exact, isOwn)
    const { meanings = [], district } = apart === undefined ? nothing : search(apart)
    return [...(district?.() ?? []), ...meanings].map((meaning) => ({ ...meaning, isGuess: true }))
  }

  /** `70118 New Orleans`: before a town, a number of five digits is its ZIP code and not that of a house. */
  const withZipBefore = (query: Query): Query => {
    const [, zip = '', town = ''] = /^(\d{5}) (.+)$/.exec(query.text) ?? []
    return byZip.has(zip) && townNames.exact(squeeze(town)).some(isOwn) ? readQuery(zip) : query
  }

  const search = (typed: string): Reading => {
    const asked = withZipBefore(readQuery(typed))
    // Beside a ZIP code that is not in the table, the words count.
    const query =
      asked.zip && !byZip.has(asked.zip) && !farZip(asked.zip) ? readQuery(fold(typed).replace(/ ?\d{5}(?: \d{4})?$/, '')) : asked
    if (query.text === '' && !query.zip) return nothing
    const numbered = contacts.numbered(fold(typed))
    if (numbered) return { meanings: meaningsOf(numbered.flatMap((index) => branchCandidate(index, 0))), isSure: true }
    const found = zipMeanings(query)
    if (found.length > 0) return { meanings: found, isSure: true }
    const prefix = findPrefix(query.text)
    if (prefix) return { meanings: [prefix, ...meaningsOf(candidatesOf(query, true))], isSure: true }
    const landmark = landmarkMeanings(query)
    if (landmark.length > 0) return { meanings: landmark, isSure: true }
    const region = findRegion(query) ?? findPart(query)
    if (region) return { meanings: [region], isSure: true }
    const streets = streetMeanings(query)
    if (streets.length > 0) return { meanings: streets, isSure: true }
    if (query.isState && query.state && !namesOwnTown(query)) return { meanings: [wholeState(locations, query.state)], isSure: true }
    if (query.state === undefined && !namesTown(query) && query.text.split(' ').every(isOrdinary)) return nothing
    const read = allCandidates(query.isState ? { ...query, state: undefined } : query)
    const begun = townNames.exact(squeeze(beforeBegunWord(typed, query, read.length > 0))).filter(isKnown)
    const candidates = [...read, ...begun.map((town) => townCandidate(town, begunCost, readQuery('')))]
    const isSure = candidates.some(({ cost, meaning }) => cost < (meaning.kind === 'branch' ? streetBranchCost : 1))
    return { meanings: meaningsOf(candidates), isSure, district: () => districtMeanings(query), parts: () => partMeanings(query) }
  }

  return loanOfficeFirst(locations, searchBare(search))
}

export type SearchPlaces = ReturnType<typeof searchPlaces>
