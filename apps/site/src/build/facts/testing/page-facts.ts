import { factsInParts, factsOf, type PageFacts } from '../page-facts.ts'

/** Reads one built page as a whole. */
export const pageFacts = (html: string): PageFacts => factsOf(factsInParts(html))
