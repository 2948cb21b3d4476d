import type { ChoiceNames } from './name-choices.ts'
import type { BroughtTexts } from './say-in-language.ts'

type FieldTexts = { readonly choices: ChoiceNames; readonly brought: BroughtTexts }

const en: FieldTexts = {
  choices: { all: 'Choose all rows', one: (row) => `Choose ${row}` },
  brought: [],
}

const es: FieldTexts = {
  choices: { all: 'Elegir todas las filas', one: (row) => `Elegir ${row}` },
  brought: [
    { selector: 'section[aria-label^="Notifications"]', attribute: 'aria-label', text: 'Notificaciones alt+T' },
    {
      selector: '[id^="DndDescribedBy"]',
      text: 'Para tomar un elemento que se puede mover, pulse la barra espaciadora. Muévalo con las flechas. Pulse otra vez la barra espaciadora para dejarlo en su lugar nuevo, o Escape para cancelar.',
    },
  ],
}

/** What the admin's own parts for forms and lists say. */
export const fieldTexts = { en, es } as const
