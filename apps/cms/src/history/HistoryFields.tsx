import { bankTime } from '@bank/content/spanish/bank-time.ts'
import { fieldWords } from '@bank/content/store/history/change-words.ts'
import Link from 'next/link'
import type { DateFieldServerProps, DefaultServerCellComponentProps, TextFieldServerProps } from 'payload'
import { ReadField } from '../kinds/ReadField.tsx'
import { wordsIn } from '../language/words-in.ts'
import { recordPath } from '../workflow/record-path.ts'

/** When something happened, by the clock of the bank: the store's own field writes the month in English at first. */
export const TimeField = ({ data, field, i18n }: DateFieldServerProps) => {
  const at: unknown = data?.[field.name]
  return (
    <ReadField label={field.label} language={i18n.language}>
      {typeof at === 'string' && bankTime(i18n.language, at)}
    </ReadField>
  )
}

/** The same in a row of a list, where the store goes by the clock of the browser; in the first column it leads to the entry. */
export const TimeCell = ({ cellData, collectionSlug, i18n, link, linkURL, rowData }: DefaultServerCellComponentProps) => {
  const at: unknown = cellData
  if (typeof at !== 'string') return ''
  const said = bankTime(i18n.language, at, 'short')
  return link ? <Link href={linkURL ?? recordPath(collectionSlug, String(rowData?.['id']))}>{said}</Link> : said
}

/** What a language of the content is called in the admin's; nothing where a change was of both. */
const languageName = (language: unknown, admin: string): string => {
  const names: Readonly<Record<string, string>> = wordsIn(admin).languageNames
  return names[String(language)] ?? ''
}

/** In which language of the content something was saved. */
export const LanguageField = ({ data, field, i18n }: TextFieldServerProps) => (
  <ReadField label={field.label} language={i18n.language}>
    {languageName(data?.[field.name], i18n.language)}
  </ReadField>
)

/** The same in a row of the list. */
export const LanguageCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => languageName(cellData, i18n.language)

/** Which field a save changed, as the forms call it. */
export const ChangedField = ({ field, i18n, siblingData }: TextFieldServerProps) => (
  <ReadField label={field.label} language={i18n.language}>
    {fieldWords(i18n.language, String(siblingData?.[field.name] ?? ''))}
  </ReadField>
)
