import type { Language } from '@bank/i18n/languages.ts'
import { titlingField } from '@bank/model/page-titles.ts'
import { longestTitle } from '@bank/rules/constants.ts'
import { pageTitle, titleLength } from '@bank/rules/seo/page-title.ts'

/** What a title becomes in the tab of a browser, for the person who writes it. */
export type TitleReading = { readonly line: string; readonly warning: string | undefined }

const said = {
  en: {
    line: (bankName: string, length: number) =>
      `As the title of its page, with “ | ${bankName}” behind it: ${length} of at most ${longestTitle} characters.`,
    refused: 'This will be refused.',
    fitting: (fitting: string) => `Only “${fitting}” would fit.`,
  },
  es: {
    line: (bankName: string, length: number) =>
      `Como título de su página, seguido de « | ${bankName}»: ${length} de ${longestTitle} caracteres como máximo.`,
    refused: 'Esto se rechazará.',
    fitting: (fitting: string) => `Solo cabría «${fitting}».`,
  },
} as const

/**
 * How long the title of a record's page is with the bank's name behind it, and what would be left of it if it were cut at a word. Nothing for a field
 * that titles no page: it is empty, another one comes first, or the record has no page of its own (D-SEO-2).
 */
export const titleReading = (
  slug: string,
  field: string,
  record: Readonly<Record<string, unknown>>,
  bankName: string,
  language: Language = 'en',
): TitleReading | undefined => {
  if (titlingField(slug, record) !== field) return undefined
  const text = String(record[field])
  const length = titleLength(text, bankName)
  const { line, refused, fitting } = said[language]
  const cut = pageTitle(text, bankName)
  // One word always stays, however long.
  const warning = titleLength(cut, bankName) > longestTitle ? refused : `${refused} ${fitting(cut)}`
  return { line: line(bankName, length), warning: length > longestTitle ? warning : undefined }
}
