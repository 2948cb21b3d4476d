import type { Language } from '@bank/i18n/languages.ts'

/** A heading and what to do, in both languages. */
export type Words = Readonly<Record<Language, { readonly heading: string; readonly text: string }>>

/** Why the preview shows no page. */
export const previewWords = {
  signIn: {
    en: {
      heading: 'Open the preview from the admin',
      text: 'It is shown to whoever is signed in there, and ends a while after the admin is closed.',
    },
    es: {
      heading: 'Abra la vista previa desde el panel',
      text: 'Se muestra a quien tiene allí una sesión abierta, y termina un rato después de cerrar el panel.',
    },
  },
  linkEnded: {
    en: { heading: 'This link has ended', text: 'Ask whoever sent it for a new one.' },
    es: { heading: 'Este enlace ya no es válido', text: 'Pida uno nuevo a quien se lo envió.' },
  },
  linkElsewhere: {
    en: {
      heading: 'This link does not show this page',
      text: 'It shows the pages of one record alone, in one language. Go back to the page that it opened.',
    },
    es: {
      heading: 'Este enlace no muestra esta página',
      text: 'Solo muestra las páginas de un registro, en un idioma. Vuelva a la página que abrió.',
    },
  },
  noRecordPage: {
    en: {
      heading: 'No page shows this record',
      text: 'It is on no page in this language, or its draft takes it off. Ask whoever sent the link.',
    },
    es: {
      heading: 'Ninguna página muestra este registro',
      text: 'No está en ninguna página en este idioma, o su borrador lo retira. Pregunte a quien le envió el enlace.',
    },
  },
  noPage: {
    en: { heading: 'There is no such page', text: 'With all drafts in place, nothing is at this address. Look at how it is written.' },
    es: {
      heading: 'No hay tal página',
      text: 'Con todos los borradores en su lugar, no hay nada en esta dirección. Mire cómo está escrita.',
    },
  },
  nothingKept: {
    en: {
      heading: 'Nothing is kept of this',
      text: 'At that time no page was served at this path, or it is no longer kept. Choose another time.',
    },
    es: {
      heading: 'No se guarda nada de esto',
      text: 'A esa hora no había ninguna página en esta ruta, o ya no se guarda. Elija otra hora.',
    },
  },
  noTime: {
    en: { heading: 'Name a path and a time', text: 'A path begins with a slash, such as /en/personal/.' },
    es: { heading: 'Indique una ruta y una hora', text: 'Una ruta empieza con una barra, por ejemplo /en/personal/.' },
  },
} as const satisfies Readonly<Record<string, Words>>

/** In place of what a link's visitor may not read: how much else is in the way. */
export const otherProblems = {
  en: (count: number) =>
    `${count === 1 ? 'Something' : `${count} things`} outside of what this link shows must be mended first. Ask whoever sent it.`,
  es: (count: number) =>
    `Antes hay que corregir ${count === 1 ? 'algo' : `${count} cosas`} fuera de lo que muestra este enlace. Pregunte a quien se lo envió.`,
} as const satisfies Readonly<Record<Language, (count: number) => string>>
