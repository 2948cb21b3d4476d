import type { Branch } from './branch.ts'
import type { StateWords } from './state-text.ts'

/** What a page hands to its script, as JSON, so that it can tell today's hours and what holds now. */
export type PageHours = { readonly branch: Branch; readonly words: StateWords; readonly locale: string }
