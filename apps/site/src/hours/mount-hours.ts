import { followToday } from './follow-today.ts'

/** Keeps today's hours on top of the tables of a page, until it is left. */
export default (_page: Document, signal: AbortSignal): void => followToday(window, signal)
