import { languages } from '@bank/i18n/languages.ts'
import { documentKinds } from '@bank/search/document.ts'
import { mostNearest } from '@bank/search/index/nearest.ts'
import { resultsPerPage } from '@bank/search/index/search-index.ts'
import { mostSuggestions } from '@bank/search/suggest/suggestions.ts'
import { z } from 'zod'

export const foundKind = z.enum(documentKinds)

const kind = foundKind.describe('What was found')
const count = z.int().min(0)
const language = z.enum(languages)
const address = z.string().describe('Address on this site')

const found = z.strictObject({
  title: z.string(),
  url: address,
  kind,
  lang: language.describe('Language of the page and its sentence, where it is none of the search').optional(),
  titleLang: language.describe('The same of its name').optional(),
  excerpt: z.string().describe('One sentence of plain text'),
  marks: z.array(z.array(z.int()).length(2)).describe('Places in the excerpt to mark: [start, end) in UTF-16 units'),
})

const answer = z.union([
  z.strictObject({
    kind: z.enum(['telephone', 'routing']),
    title: z.string(),
    number: z.string().describe('As it is to be read and copied'),
    url: address,
  }),
  z.strictObject({
    kind: z.literal('hours'),
    title: z.string().describe('Name of the branch'),
    url: address,
    lines: z.array(z.string()).min(1).describe('Which parts are open at the time of the call, and the hours of the day'),
    lead: count.describe('How many lines stand out: what holds now, or the day that was asked for'),
  }),
  z.strictObject({
    kind: z.enum(['question', 'address']),
    title: z.string().describe('The question, or the name of the branch'),
    text: z.string().describe('The answer in at most two sentences, or the address of the branch on one line'),
    url: address,
  }),
])

export type ShortAnswer = z.infer<typeof answer>

export const suggestionsAnswer = z.strictObject({ data: z.array(z.strictObject({ term: z.string() })).max(mostSuggestions) })

export const resultsAnswer = z.strictObject({
  data: z.array(found).max(resultsPerPage),
  total: count.describe('How many there are of the kind that was asked for'),
  kinds: z
    .array(z.strictObject({ kind, total: count.min(1) }))
    .describe('How many there are of each kind, whatever was asked for; most first'),
  missing: z
    .array(z.string())
    .describe('Typed words that no result holds; only where no result holds all of them, and no short answer is given')
    .optional(),
  note: z.string().describe('Sentences beside the count: how mistyped words were read, which no result holds, what leads on').optional(),
  answer: answer.describe('Short answer to what was typed; with the first results of all kinds only').optional(),
  nearest: z
    .array(z.strictObject({ title: z.string(), url: address }))
    .max(mostNearest)
    .describe('The branches near a town without one, what may help, else names nearest to what was typed; only where nothing was found')
    .optional(),
})
