import { kindIn } from '@bank/content/store/labels/kind-field.ts'
import { labelIn } from '@bank/content/store/labels/label-in.ts'
import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload'

/** The kind of record in a row of a log, as it is called. */
export const KindCell = ({ cellData, i18n, payload }: DefaultServerCellComponentProps) =>
  kindIn(payload.collections, String(cellData ?? ''), i18n.language)

/** The same beside the other fields of one entry. */
export const KindField = ({ data, field, i18n, payload }: TextFieldServerProps) => (
  <div className="field-type text">
    <span className="field-label">{labelIn(field.label, i18n.language)}</span>
    <div className="field-type__wrap">{kindIn(payload.collections, String(data?.['kind'] ?? ''), i18n.language)}</div>
  </div>
)
