import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { faqSelector } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof faqSelector> = {
  'two questions and a way to the rest': {
    headline: { en: 'Before you lock a card', es: 'Antes de bloquear una tarjeta' },
    Question: ['lost-card', 'foreign-charge'],
    link: '/faq/',
    linkText: { en: 'All questions', es: 'Todas las preguntas' },
  },
  'one question': { headline: { en: 'Opening an account', es: 'Abrir una cuenta' }, Question: ['what-to-bring'] },
}

/** The records that the examples show. */
export const exampleContent = { records: testRecords }
