import { expect, it } from 'vitest'
import { factAsked } from './fact-asked.ts'

const asked = (words: string, language: 'en' | 'es' = 'en') => factAsked(words.split(' '), language)

it.each([
  ['phone number of the branch in', 'telephone'],
  ['call branch', 'telephone'],
  ['telephone', 'telephone'],
  ['where is the branch', 'address'],
  ['branch address', 'address'],
  ['what street is the office located', 'address'],
  ['where is the notary', undefined],
  ['where can i find hours', undefined],
  ['fax number', undefined],
  ['mailing address', undefined],
  ['phone and address', undefined],
  ['branch', undefined],
  ['number', undefined],
] as const)('[D-SRCH-2] beside a branch %j ask for its %s', (words, fact) => expect(asked(words)).toBe(fact))

it.each([
  ['telefono de la sucursal', 'telephone'],
  ['numero para llamar a la oficina', 'telephone'],
  ['direccion de la sucursal', 'address'],
  ['donde esta la sucursal', 'address'],
  ['donde queda', 'address'],
  ['horario de la sucursal', undefined],
] as const)('[D-SRCH-2] in Spanish, %j ask for its %s', (words, fact) => expect(asked(words, 'es')).toBe(fact))
