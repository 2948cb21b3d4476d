import { nonBlank, type Text } from '@bank/model/text.ts'
import type { ToProps } from '../block.ts'
import type { accordion } from './schema.ts'

/** What the static page hands to the island; callbacks come from a parent in the same island, never from here. */
export type AccordionContent = {
  id: string
  title: Text
  body: Text
  open: boolean
  /** The heading that the title row is, so that the outline of the page stays in order. */
  heading?: 'h2' | 'h3' | 'h4' | undefined
  /** Stands on the page by itself and keeps its own margins. */
  alone?: boolean | undefined
}

/** The fields of an accordion as its view shows them; without a title or a body there is nothing to toggle (BLK-03). */
export const toProps: ToProps<typeof accordion, AccordionContent> = (record, { html }) => {
  const title = nonBlank(record.accordionTitle)
  const body = html(record.accordionBody)
  return title && body && { id: record.id, title, body, open: record.open ?? false, heading: 'h2', alone: true }
}
