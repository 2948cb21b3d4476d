import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { accountProducts } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof accountProducts> = {
  'every category, with small print': {
    description: {
      en: 'What opens it, what it charges, and how not to be charged.',
      es: 'Con qué se abre, qué cobra y cómo evitar el cobro.',
    },
    disclosure: {
      en: '<p>A cycle is one statement month. Fees could reduce earnings. Member FDIC.</p>',
      es: '<p>Un ciclo es un mes de estado de cuenta. Los cargos pueden reducir las ganancias. Miembro de la FDIC.</p>',
    },
  },
  'words of its own for people who have already started': {
    resumeText: { en: 'Halfway through?', es: '¿Va por la mitad?' },
    resumeLinkText: { en: 'Continue your application', es: 'Continúe su solicitud' },
  },
}

/** The records that the examples show. */
export const exampleContent = { records: testRecords }
