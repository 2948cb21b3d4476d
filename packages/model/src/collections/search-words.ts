import { answerAddressCheck } from '../checks/answer-address.ts'
import { collection } from '../collection.ts'
import { choice, list, longText, plain } from '../fields.ts'

/** What may be told above the results of a search. */
const shortAnswers = ['telephone', 'routing', 'hours'] as const

/** An address of this site, for both languages. */
const address = plain({
  required: true,
  check: answerAddressCheck,
  help: 'Without language prefix, for example /contact/, or /faq/#faq-wire for a question.',
})

/** Words that mean the same to the search of the site, and where their answer stands (D-SRCH-2). */
export const searchWords = collection({
  slug: 'search-words',
  label: { singular: 'Search words', plural: 'Search words' },
  shape: {
    phrases: longText({
      help: 'Words and phrases that mean the same, one on each line. Capitals, accents and plurals do not matter; no phrase may stand in two records.',
    }),
    answers: list({ address }, { max: 4, help: 'Where the answer stands, best first. Empty: the bank has none, and nothing is found.' }),
    instead: list(
      { address },
      { max: 4, help: 'Where there is no answer: pages that help nonetheless, offered below the words that nothing was found.' },
    ),
    shortAnswer: choice(shortAnswers, { help: 'What is told above the results when somebody asks for this.' }),
  },
})
