import { keyOf, type RecordName } from '@bank/site/build/preview/shown-records.ts'
import type { Findings } from './findings.ts'

/**
 * Findings of a draft alone, with what the publish would refuse of it where it goes live with others that the site does not have: of a page, what is
 * wrong with its new blocks as well; what is wrong with the pages that hold a block is for these to say.
 */
export const withThose = (record: RecordName, others: readonly RecordName[], alone: Findings, together: Findings): Findings => {
  const told = new Set([record, ...(record.slug === 'blocks' ? [] : others)].map(keyOf))
  const known = new Set(alone.toMend.map(({ text }) => text))
  const more = together.toMend.flatMap(({ text, slug, id = slug }) =>
    slug !== undefined && id !== undefined && told.has(keyOf({ slug, id })) && !known.has(text) ? [{ text, slug, id }] : [],
  )
  return { ...alone, toMend: [...alone.toMend, ...more] }
}
