import { hoursCheck } from '@bank/model/checks/hours.ts'
import { expect, it } from 'vitest'
import { spanishProblems } from '../../spanish/spanish-problems.ts'
import { fieldSentence } from './field-sentence.ts'

it('says as a sentence what is wrong with the field that it stands beside', () => {
  expect(fieldSentence('en', 'is required in English')).toBe('This is required in English.')
  expect(fieldSentence('en', 'line 2 (~(~) is not a valid regular expression: open')).toBe(
    'Line 2 (~(~) is not a valid regular expression: open.',
  )
  expect(fieldSentence('en', 'leads to no published page')).toBe('This leads to no published page.')
  expect(fieldSentence('en', 'names no file of the site')).toBe('This names no file of the site.')
  expect(fieldSentence('en', hoursCheck('mon')('soon') ?? '')).toMatch(/^This cannot be read as hours/)
  expect(fieldSentence('es', 'is required in English')).toBe('Es obligatorio en inglés.')
  expect(fieldSentence('es', '“https://a.example” must be a date written YYYY-MM-DD')).toBe(
    '«https://a.example» tiene que ser una fecha escrita AAAA-MM-DD.',
  )
})

it('names other fields and collections by their labels, and leaves ids as they are', () => {
  expect(fieldSentence('en', 'is required, unless paysNoInterest or ctaLink is written')).toBe(
    'This is required, unless Pays No Interest or Button Link is written.',
  )
  expect(fieldSentence('en', 'must not lie before firstDay, which is 2026-12-24')).toBe(
    'This must not lie before First Day, which is 2026-12-24.',
  )
  expect(fieldSentence('en', 'there is no record “phone” in faq-questions')).toBe('There is no record “phone” in FAQ questions.')
  expect(fieldSentence('es', 'there is no record “phone” in media')).toBe('No hay ningún registro “phone” en Imagen.')
  expect(fieldSentence('es', 'is required, unless ctaLink is written')).toBe('Es obligatorio, si no se escribe Enlace del botón.')
})

it('gives every finding about a field a subject', () => {
  // What to write stands behind a finding.
  const findings = Object.keys(spanishProblems).filter((text) => /^(?!write )[a-z]/.test(text))
  expect(findings.length).toBeGreaterThan(40)
  const aboutOthers = /^(?:There|Line|Value|Row|This) /
  expect(findings.map((text) => fieldSentence('en', text)).filter((said) => !aboutOthers.test(said))).toEqual([])
})
