import { expect, it } from 'vitest'
import { emergencyReason, fieldWords, reasonWords } from './change-words.ts'

it('names the field that a change is of as the forms do', () => {
  expect(fieldWords('en', 'description')).toBe('Description')
  expect(fieldWords('es', 'description')).toBe('Descripción')
  expect(fieldWords('es', 'blocks.0.title')).toBe('Bloques › 1 › Título')
  expect(fieldWords('en', 'sidebarCTAs.1.url')).toBe('Sidebar Buttons › 2 › Web Address')
})

it('says that it was an emergency in the language of whoever reads the reason, and to our own programs as it is kept', () => {
  const read = (language: string, value: string, overrideAccess = false) =>
    reasonWords({ overrideAccess, req: { i18n: { language } }, value } as unknown as Parameters<typeof reasonWords>[0])
  const kept = emergencyReason('El río sube.')
  expect(read('es', kept)).toBe('Emergencia: El río sube.')
  expect(read('en', kept)).toBe('Emergency: El río sube.')
  expect(read('es', kept, true)).toBe('Emergency: El río sube.')
  expect(read('es', 'Nuevo horario')).toBe('Nuevo horario')
})
