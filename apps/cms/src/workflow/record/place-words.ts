import type { Words } from '../../language/en.ts'
import type { SitePlace } from '../../publisher/site-state.ts'
import { timeWords } from './review-words.ts'

const published = ({ state, site }: SitePlace, hasDraft: boolean, { place }: Words): string => {
  if (state === 'hidden') return place.hidden
  if (site !== 'follows') return place.approved[site]
  return hasDraft ? place.before : place.live
}

/** Where a record is whose draft was just published, for as long as nobody has said whether the site follows. */
export const justApproved: SitePlace = { state: 'shown', since: null, takenOff: null, site: 'onItsWay' }

/** Where a record is, in one line: what the site shows of it now, or why it does not yet. `hasDraft`: something newer than what is published is saved. */
export const placeWords = (given: SitePlace, hasDraft: boolean, words: Words): string => {
  const { state, takenOff, site } = given
  if (state !== 'off') return published(given, hasDraft, words)
  if (!takenOff) return words.place.off
  const line = words.place.takenOff(takenOff.by, timeWords(takenOff.at, words))
  return site === 'follows' ? `${words.place.off} ${line}` : `${line} ${words.place.leaving[site]}`
}
