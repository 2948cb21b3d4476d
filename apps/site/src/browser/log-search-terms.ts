import { pushEvent } from './analytics.ts'

/** Records search terms, the only typed text that is ever recorded, with the box they were typed into (ANAL-03, D-ANAL-5). */
export const logSearchTerms = (terms: string, form: string): void => pushEvent({ event: 'search_terms', form, terms })
