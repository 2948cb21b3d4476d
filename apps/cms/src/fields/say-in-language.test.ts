// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { fieldTexts } from './field-texts.ts'
import { sayInLanguage } from './say-in-language.ts'

const english =
  '<section aria-label="Notifications alt+T"></section><div id="DndDescribedBy-0">To pick up a draggable item, press the space bar.</div>'

it('says in Spanish what parts say in English, and leaves the English admin as it is', () => {
  document.body.innerHTML = english
  sayInLanguage(document, fieldTexts.en.brought)
  expect(document.body.innerHTML).toBe(english)
  sayInLanguage(document, fieldTexts.es.brought)
  expect(document.querySelector('section')?.getAttribute('aria-label')).toBe('Notificaciones alt+T')
  expect(document.querySelector('div')?.textContent).toMatch(/^Para tomar un elemento/)
})
