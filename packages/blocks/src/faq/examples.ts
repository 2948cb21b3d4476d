import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { faq } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof faq> = {
  'with a headline': {
    headline: { en: 'Questions people ask us', es: 'Preguntas que nos hacen' },
    intro: { en: 'If yours is not here, call. A person answers.', es: 'Si la suya no está aquí, llámenos. Contesta una persona.' },
  },
  'questions alone': {},
}

/** The records that the examples show. */
export const exampleContent = { records: testRecords }
