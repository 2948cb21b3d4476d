import type { ChoiceNames } from './name-choices.ts'
import type { BroughtTexts } from './say-in-language.ts'

type FieldTexts = { readonly choices: ChoiceNames; readonly brought: BroughtTexts }

const en: FieldTexts = {
  choices: { all: 'Choose all rows', one: (row) => `Choose ${row}` },
  brought: [],
}

/** Such as “Nov 30, 2026, 11:43 AM”, which the admin writes for people in the United States. */
const isEnglishTime = (said: string): boolean => /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/.test(said)

const timeInSpanish = (said: string): string =>
  isEnglishTime(said) ? new Date(said.replaceAll(/\s/g, ' ')).toLocaleString('es-US', { dateStyle: 'medium', timeStyle: 'short' }) : said

const es: FieldTexts = {
  choices: { all: 'Elegir todas las filas', one: (row) => `Elegir ${row}` },
  brought: [
    { selector: '[data-sonner-toast] [data-close-button]', attribute: 'aria-label', text: 'Cerrar el aviso' },
    {
      selector: '.relationship--multi-value-label__drawer-toggler',
      attribute: 'aria-label',
      text: (said) => said.replace(/^Edit (?=.)/, 'Editar '),
    },
    { selector: '.document-locked__content p:last-child strong', text: timeInSpanish },
    { selector: 'section[aria-label^="Notifications"]', attribute: 'aria-label', text: 'Notificaciones alt+T' },
    {
      selector: '[id^="DndDescribedBy"]',
      text: 'Para tomar un elemento que se puede mover, pulse la barra espaciadora. Muévalo con las flechas. Pulse otra vez la barra espaciadora para dejarlo en su lugar nuevo, o Escape para cancelar.',
    },
  ],
}

/** What the admin's own parts for forms and lists say. */
export const fieldTexts = { en, es } as const
