import { expect, it } from 'vitest'
import { resultNotes } from './result-notes.ts'

const nothing = { total: 2, corrected: [], missing: undefined }

it('[D-SRCH-2] says nothing beside the count where all words were found as typed', () => {
  expect(resultNotes('en', nothing)).toBe('')
})

it('[D-SRCH-2] says what mistyped words were read as', () => {
  expect(resultNotes('en', { ...nothing, corrected: ['mortgage', 'rates'] })).toBe('Read as “mortgage, rates”.')
  expect(resultNotes('es', { ...nothing, corrected: ['hipoteca'] })).toBe('Se leyó «hipoteca».')
})

it('[D-SRCH-2] names the words that no result holds, or says that none holds all', () => {
  expect(resultNotes('en', { ...nothing, missing: ['purple'] })).toBe('Not found: “purple”.')
  expect(resultNotes('en', { ...nothing, missing: [] })).toMatch(/\w\.$/)
  expect(resultNotes('en', { ...nothing, total: 0, missing: ['purple'] })).toBe('')
})

it('[D-SRCH-2] says what leads on where one list shows no more', () => {
  expect(resultNotes('en', { ...nothing, total: 200 })).toBe('')
  expect(resultNotes('en', { ...nothing, total: 201 })).toContain('200')
})
