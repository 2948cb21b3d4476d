import { expect, it } from 'vitest'
import { keptRelease } from '../labels/site-release.ts'
import { emergencyReason, fieldWords, inForceWords, reasonWords } from './change-words.ts'

it('names the field that a change is of as the forms do', () => {
  expect(fieldWords('en', 'description')).toBe('Description')
  expect(fieldWords('es', 'description')).toBe('Descripción')
  expect(fieldWords('es', 'blocks.0.title')).toBe('Bloques › 1 › Título')
  expect(fieldWords('en', 'sidebarCTAs.1.url')).toBe('Sidebar Buttons › 2 › Web Address')
})

it('says which release was put in force by the time that people know it by, in the language of whoever reads it', () => {
  expect([fieldWords('en', 'inForce'), fieldWords('es', 'inForce')]).toEqual(['Release in Force', 'Edición en vigor'])
  const read = (language: string, value: string, field = 'inForce', overrideAccess = false) =>
    inForceWords({ overrideAccess, req: { i18n: { language } }, siblingData: { field }, value } as unknown as Parameters<
      typeof inForceWords
    >[0])
  const kept = keptRelease({ id: '21-60ffba669aac-7f17f95d', first: '2026-03-02T15:04:00.000Z' })
  expect(read('en', kept)).toBe('Release of March 2, 2026 at 9:04 AM CST (21-60ffba669aac-7f17f95d)')
  expect(read('es', kept)).toMatch(/^Edición del 2 de marzo de 2026 a las 9:04.a\.?.?m\. CST \(21-60ffba669aac-7f17f95d\)$/)
  expect(read('es', keptRelease({ id: '21-60ffba669aac-7f17f95d', first: undefined }))).toBe('21-60ffba669aac-7f17f95d')
  expect([read('es', kept, 'title'), read('es', kept, 'inForce', true)]).toEqual([kept, kept])
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
