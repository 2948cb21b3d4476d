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

it('says names and times that stand in English texts in Spanish, and says them once', () => {
  document.body.innerHTML = `
    <li data-sonner-toast><button data-close-button aria-label="Close toast"></button></li>
    <button class="relationship--multi-value-label__drawer-toggler" aria-label="Edit Personal general"></button>
    <div class="document-locked__content"><p><strong>ana@bank.example</strong></p><p>Editado desde <strong>Nov 30, 2026, 11:43 AM</strong></p></div>`
  sayInLanguage(document, fieldTexts.es.brought)
  const labels = () => [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
  const strong = () => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent)
  const said = [
    ['Cerrar el aviso', 'Editar Personal general'],
    ['ana@bank.example', expect.stringMatching(/^30 (de )?nov.* 2026, 11:43\sa\.\s?m\.$/)],
  ]
  expect([labels(), strong()]).toEqual(said)
  sayInLanguage(document, fieldTexts.es.brought)
  expect([labels(), strong()]).toEqual(said)
})
