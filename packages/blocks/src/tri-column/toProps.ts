import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Backdrop, backdrop } from '@bank/ui/pictures/backdrop.ts'
import type { ToProps } from '../block.ts'
import type { triColumn } from './schema.ts'

export type TriColumnProps = {
  title: Text | undefined
  subtitle: Text | undefined
  background: Backdrop | undefined
  columns: readonly { title: Text; content: readonly Text[] }[]
}

/** Throws unless there are three columns: the schema counts rows, this also refuses a record that has none (BLK-67, D-BLK-15). */
export const toProps: ToProps<typeof triColumn, TriColumnProps> = (record, context) => {
  const title = nonBlank(record.title)
  const subtitle = nonBlank(record.subtitle)
  const columns = (record.columns ?? []).map((column) => ({
    title: column.title ?? { text: '' },
    content: (column.content ?? []).flatMap((row) => nonBlank(row.text) ?? []),
  }))
  if (!title && !subtitle && columns.every((column) => !nonBlank(column.title) && column.content.length === 0)) return undefined
  if (columns.length !== 3) throw new Error(`Block ${record.id}: columns must have exactly 3 rows, it has ${columns.length}`)
  return { title, subtitle, background: backdrop(record.background, context), columns }
}
