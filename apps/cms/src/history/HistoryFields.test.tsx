// @vitest-environment jsdom

import { bankTime } from '@bank/content/spanish/bank-time.ts'
import { timeField } from '@bank/content/store/labels/time-field.ts'
import { act } from 'react'
import { expect, it } from 'vitest'
import { componentPlace } from '../testing/admin-component.ts'
import { LanguageCell, LanguageField, TimeCell } from './HistoryFields.tsx'

const place = componentPlace()

it.each(['en', 'es'])('shows times in lists by the clock of the bank, in %s, with a link to the entry in the first column', (language) => {
  expect(timeField('at').admin?.components?.Cell).toBe('@bank/cms/history/HistoryFields.tsx#TimeCell')
  const at = '2026-03-02T15:04:00.000Z'
  const cell = (more: object) =>
    TimeCell({ cellData: at, collectionSlug: 'history', i18n: { language }, rowData: { id: 7 }, ...more } as never)
  expect([cell({}), cell({ cellData: null })]).toEqual([bankTime(language, at, 'short'), ''])
  expect(bankTime(language, at, 'short')).toContain('CST')
  act(() => place.root.render(cell({ link: true })))
  const link = place.host.querySelector('a')
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/admin/collections/history/7', bankTime(language, at, 'short')])
})

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
