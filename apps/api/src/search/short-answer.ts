import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { addressLine } from '@bank/rules/locations/address-line.ts'
import type { SearchDocument } from '@bank/search/document.ts'
import { firstSentences } from '@bank/search/documents/sentences.ts'
import type { AnswerHint } from '@bank/search/query/short-answer.ts'
import { factAsked } from './fact-asked.ts'
import { hoursTold } from './hours-lines.ts'
import type { ShortAnswer } from './search-answer.ts'

/** How much of a question's answer is told. */
const sentencesTold = 2

const toldOf = onceForEach(({ text }: SearchDocument) => firstSentences(text, sentencesTold))

type Location = Snapshot['records']['locations'][number]

/** The address of a branch on one line; nothing without its street. */
const addressOf = ({ address1, address2, ...town }: Location): string =>
  address1 ? addressLine([address1, address2].filter(Boolean).join(', '), town) : ''

const byId = onceForEach((locations: Snapshot['records']['locations']) => new Map(locations.map((location) => [location.id, location])))

/** What is told above the results, from the content in force at a moment; nothing where the content does not know it. */
export const shortAnswer = (
  hint: AnswerHint,
  { settings, records }: Pick<Snapshot, 'settings' | 'records'>,
  language: Language,
  moment: Date,
): ShortAnswer | undefined => {
  const { kind, document } = hint
  const { name: title, url, location: id } = document
  const location = id === undefined ? undefined : byId(records.locations).get(id)
  switch (kind) {
    case 'question': {
      const told = toldOf(document)
      return told === '' ? undefined : { kind, title, text: told, url }
    }
    case 'hours': {
      if (!location) return undefined
      const fact = factAsked(hint.beside, language)
      if (fact === 'telephone' && location.phone?.trim()) return { kind: fact, title, number: location.phone, url }
      if (fact === 'address' && addressOf(location)) return { kind: fact, title, text: addressOf(location), url }
      const { lines, lead } = hoursTold(location, hint.beside, settings, language, moment)
      return lines.length === 0 ? undefined : { kind, title, url, lines: [...lines], lead }
    }
    default: {
      const number = kind === 'routing' ? settings.routingNumber : location ? location.phone : settings.tollFreeNumber
      return number?.trim() ? { kind, title, number, url } : undefined
    }
  }
}
