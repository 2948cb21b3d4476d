import { z } from 'zod'

/** One page as the build saw it, made to be searched. Texts are brought to one Unicode form, so that positions in them are stable. */
const composed = z.string().transform((value) => value.normalize('NFC'))

const searchDocument = z.object({
  url: z.string().startsWith('/'),
  title: composed,
  description: composed.default(''),
  headings: z.array(composed).default([]),
  text: composed.default(''),
  /** What visitors may look for it by; suggestions are made of them. */
  names: z.array(composed).default([]),
  /** What the page is: a post, a product, a location … */
  kind: z.string().default('page'),
})

export const searchDocuments = z.array(searchDocument)

export type SearchDocument = z.infer<typeof searchDocument>
