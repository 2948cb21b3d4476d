import { asLanguage, defaultLanguage } from '@bank/i18n/languages.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failing, jsonAnswer, keptAs, rateHeaders } from '../contract/answers.ts'
import { requestSchema } from '../contract/json-schema.ts'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure } from '../errors.ts'
import type { Release } from '../releases/release.ts'
import { resultsPerPage } from '../search/search-index.ts'
import { mostSuggestions } from '../search/suggestions.ts'

const typed = {
  terms: z.string().default(''),
  _lang: z.string().describe('Language of the pages, en or es; anything else counts as en').optional(),
}

const suggestQuery = z.object(typed)
const resultsQuery = z.object({ ...typed, offset: z.int().min(0).max(100_000).default(0) })

const suggestions = z.strictObject({ data: z.array(z.strictObject({ term: z.string() })).max(mostSuggestions) })

const found = z.strictObject({
  title: z.string(),
  url: z.string(),
  kind: z.string(),
  excerpt: z.string().describe('Plain text'),
  marks: z.array(z.array(z.int()).length(2)).describe('Places in the excerpt to mark: [start, end) in UTF-16 units'),
})

const results = z.strictObject({ data: z.array(found).max(resultsPerPage), total: z.int().min(0) })

const caching = 'private, max-age=60'
const headers = { ...keptAs(caching), ...rateHeaders }

const suggestSchema = {
  summary: 'Names that complete what was typed',
  querystring: requestSchema(suggestQuery),
  response: { 200: jsonAnswer('The names, best first', suggestions, headers), ...failing('badRequest', 'notReady') },
}

const resultsSchema = {
  summary: 'Pages that match, ten at a time',
  querystring: requestSchema(resultsQuery),
  response: { 200: jsonAnswer('The pages, best first, and how many there are', results, headers), ...failing('badRequest', 'notReady') },
}

/** Suggestions and results (API-01, SRCH-20, D-SRCH-2, D-SRCH-9). */
export const registerSearch = (app: FastifyInstance, { releases }: { releases: CurrentValue<Release> }): void => {
  const indexFor = (language: string | undefined) => {
    const release = releases.get()
    if (!release) throw new Failure('notReady')
    return release.search[asLanguage(language) ?? defaultLanguage]
  }

  app.get<{ Querystring: z.infer<typeof suggestQuery> }>('/search/suggest/', { schema: suggestSchema }, async ({ query }, reply) => {
    reply.header('cache-control', caching)
    return { data: indexFor(query._lang).suggest(query.terms) }
  })

  app.get<{ Querystring: z.infer<typeof resultsQuery> }>('/search/results/', { schema: resultsSchema }, async ({ query }, reply) => {
    reply.header('cache-control', caching)
    return indexFor(query._lang).results(query.terms, query.offset)
  })
}
