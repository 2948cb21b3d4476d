/*
 * Stands in the pages of locations right behind their hours, as one and the same text: today is the first row from the first paint
 * on, and the rest of the week can be opened before any other script has come. The next page brings it again.
 */
import { branchTimeZone } from '@bank/rules/constants.ts'
import { hidePastEvents } from '../branch/hide-past-events.ts'
import { startDirections } from '../branch/start-directions.ts'
import { knownPosition } from '../browser/known-position.ts'
import { followToday } from './follow-today.ts'

const leaving = new AbortController()
document.addEventListener('astro:before-swap', () => leaving.abort(), { once: true })
followToday(window, leaving.signal)
hidePastEvents(document, new Date(), branchTimeZone)
startDirections(document, knownPosition())
