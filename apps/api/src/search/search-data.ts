import { languages } from '@bank/i18n/languages.ts'
import { documentKinds, type SearchDocument, shortAnswers, type WordGroup } from '@bank/search/document.ts'
import { z } from 'zod'

/** Texts are brought to one Unicode form, so that positions in them are stable. */
const composed = z.string().transform((value) => value.normalize('NFC'))
const several = z.array(composed).default([])

/** One document as the build saw it. Releases from before kinds were told apart call all else pages. */
const searchDocument = z
  .object({
    url: z.string().startsWith('/'),
    kind: z.enum(documentKinds).catch('page'),
    name: composed.optional(),
    title: composed.optional(),
    labels: several,
    keywords: several,
    headings: several,
    description: composed.default(''),
    text: composed.default(''),
    places: several,
    weight: z.number().positive().max(1).default(1),
    namedWeight: z.number().positive().max(1).optional(),
    location: z.string().optional(),
    lang: z.enum(languages).optional(),
    nameLang: z.enum(languages).optional(),
  })
  .transform(
    ({ name, title, namedWeight, location, lang, nameLang, ...rest }): SearchDocument => ({
      ...rest,
      name: name ?? title ?? '',
      ...(namedWeight !== undefined && { namedWeight }),
      ...(location !== undefined && { location }),
      ...(lang !== undefined && { lang }),
      ...(nameLang !== undefined && { nameLang }),
    }),
  )

export const searchDocuments = z.array(searchDocument)

const wordGroup = z.object({
  id: z.string(),
  phrases: z.array(z.string()),
  foreign: z.array(z.string()).optional(),
  answers: z.array(z.string()),
  instead: z.array(z.string()).optional(),
  shortAnswer: z.enum(shortAnswers).optional(),
})

/** What a release has to search in one language, its documents not yet checked; older releases hold documents alone. */
export const searchDataSchema = z.union([
  z.array(z.unknown()).transform((documents) => ({ documents, groups: [] })),
  z.object({ documents: z.array(z.unknown()), groups: z.array(wordGroup), towns: several.optional() }),
])

export type SearchData = {
  readonly documents: readonly SearchDocument[]
  readonly groups: readonly WordGroup[]
  readonly towns?: readonly string[] | undefined
}
