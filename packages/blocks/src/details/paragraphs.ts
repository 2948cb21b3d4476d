import type { Text } from '@bank/model/text.ts'

/** The paragraphs of a text of several lines: blank lines part them. */
export const paragraphs = (value: Text | undefined): readonly Text[] =>
  (value?.text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((text) => ({ ...value, text }))
