// @vitest-environment jsdom

import { act } from 'react'
import { expect, it } from 'vitest'
import { componentPlace } from '../testing/admin-component.ts'
import { LanguageCell, LanguageField } from './HistoryFields.tsx'

const place = componentPlace()

it.each([
  ['en', 'English', 'Spanish'],
  ['es', 'inglés', 'español'],
])('names the language of what was saved, in the admin’s %s, and none where both were', (language, english, spanish) => {
  const i18n = { language }
  const cell = (cellData: unknown) => LanguageCell({ cellData, i18n } as never)
  expect(['en', 'es', undefined, null].map(cell)).toEqual([english, spanish, '', ''])
  const field = { name: 'language', label: { en: 'Language', es: 'Idioma' } }
  const props = { data: { language: 'es' }, field, i18n } as unknown as Parameters<typeof LanguageField>[0]
  act(() => place.root.render(<LanguageField {...props} />))
  expect(place.host.querySelector('.field-type__wrap')?.textContent).toBe(spanish)
})
