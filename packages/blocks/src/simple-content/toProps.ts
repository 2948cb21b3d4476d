import type { Text } from '@bank/model/text.ts'
import type { ToProps } from '../block.ts'
import type { simpleContent } from './schema.ts'

export type SimpleContentProps = {
  content: Text
  /** Second-level headings stand in a column of their own, left of the text. */
  outlined: boolean
}

/** The content as sanitised HTML (BLK-57); hidden when nothing is written. */
export const toProps: ToProps<typeof simpleContent, SimpleContentProps> = (record, { html }) => {
  const content = html(record.content)
  return content && { content, outlined: /<h2[\s>]/.test(content.text) }
}
