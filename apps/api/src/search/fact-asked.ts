import type { Language } from '@bank/i18n/languages.ts'
import { isAsking, isGrammar } from '@bank/search/text/stop-words.ts'
import { isAboutBranches } from './hours-asked.ts'

/** What else than hours is told of a branch. */
export type BranchFact = 'telephone' | 'address'

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const tellingWords: Readonly<Record<BranchFact, ReadonlySet<string>>> = {
  telephone: listed('phone telephone tel call telefono telefonos llamar llamo fono'),
  address: listed('address street located where directions direccion calle domicilio ubicacion ubicada ubicado donde queda'),
}

/** Words that stand beside those, and tell nothing by themselves. */
const besideFacts = listed('number line contact reach numero linea contacto encuentra')

/** Which fact the words beside a branch’s name ask for; nothing where a single word is about something else, or words are about both. */
export const factAsked = (beside: readonly string[], language: Language): BranchFact | undefined => {
  const isIdle = (word: string) => isAboutBranches(word) || besideFacts.has(word) || isAsking(word, language) || isGrammar(word, language)
  const facts = (['telephone', 'address'] as const).filter((fact) => beside.some((word) => tellingWords[fact].has(word)))
  const [fact] = facts
  return fact && facts.length === 1 && beside.every((word) => tellingWords[fact].has(word) || isIdle(word)) ? fact : undefined
}
