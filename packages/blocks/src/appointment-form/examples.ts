import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { appointmentForm } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof appointmentForm> = {
  'with a headline': {
    headline: { en: 'When may we see you?', es: '¿Cuándo nos vemos?' },
    intro: { en: 'Name two times. We call or write back.', es: 'Diga dos horas. Le llamamos o le escribimos.' },
    redirect: '/thank-you/',
  },
  'the form alone': {},
}

/** The records that the examples show. */
export const exampleContent = { records: testRecords }
