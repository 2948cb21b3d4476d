import { bankTime } from '@bank/content/spanish/bank-time.ts'
import { fieldWords } from '@bank/content/store/history/change-words.ts'
import type { DateFieldServerProps, TextFieldServerProps } from 'payload'
import { ReadField } from '../kinds/ReadField.tsx'

/** When something happened, by the clock of the bank: the store's own field writes the month in English at first. */
export const TimeField = ({ data, field, i18n }: DateFieldServerProps) => {
  const at: unknown = data?.[field.name]
  return (
    <ReadField label={field.label} language={i18n.language}>
      {typeof at === 'string' && bankTime(i18n.language, at)}
    </ReadField>
  )
}

/** Which field a save changed, as the forms call it. */
export const ChangedField = ({ field, i18n, siblingData }: TextFieldServerProps) => (
  <ReadField label={field.label} language={i18n.language}>
    {fieldWords(i18n.language, String(siblingData?.[field.name] ?? ''))}
  </ReadField>
)
