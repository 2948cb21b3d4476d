import { kindIn } from '@bank/content/store/labels/kind-field.ts'
import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload'
import { ReadField } from './ReadField.tsx'

/** The kind of record in a row of a log, as it is called. */
export const KindCell = ({ cellData, i18n, payload }: DefaultServerCellComponentProps) =>
  kindIn(payload.collections, String(cellData ?? ''), i18n.language)

/** The same beside the other fields of one entry. */
export const KindField = ({ data, field, i18n, payload }: TextFieldServerProps) => (
  <ReadField label={field.label} language={i18n.language}>
    {kindIn(payload.collections, String(data?.['kind'] ?? ''), i18n.language)}
  </ReadField>
)
