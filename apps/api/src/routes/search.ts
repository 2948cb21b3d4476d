import { asLanguage, defaultLanguage } from '@bank/i18n/languages.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failing, jsonAnswer, keptAs, rateHeaders } from '../contract/answers.ts'
import { requestSchema } from '../contract/json-schema.ts'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure } from '../errors.ts'
import type { Release } from '../releases/release.ts'
import { foundKind, resultsAnswer, suggestionsAnswer } from '../search/search-answer.ts'
import type { UnfoundCounter } from '../unfound/unfound-counter.ts'

const typed = {
  terms: z.string().default(''),
  _lang: z.string().describe('Language of the pages, en or es; anything else counts as en').optional(),
}

const suggestQuery = z.object(typed)
const resultsQuery = z.object({
  ...typed,
  offset: z.int().min(0).max(100_000).default(0),
  kind: foundKind.describe('Only results of this kind').optional(),
})

const caching = 'private, max-age=60'
const headers = { ...keptAs(caching), ...rateHeaders }

const suggestSchema = {
  summary: 'Names that complete what was typed',
  querystring: requestSchema(suggestQuery),
  response: { 200: jsonAnswer('The names, best first', suggestionsAnswer, headers), ...failing('badRequest', 'notReady') },
}

const resultsSchema = {
  summary: 'What matches, ten at a time',
  querystring: requestSchema(resultsQuery),
  response: {
    200: jsonAnswer('What was found, best first, and how many there are', resultsAnswer, headers),
    ...failing('badRequest', 'notReady'),
  },
}

type SearchOptions = {
  readonly releases: CurrentValue<Release>
  /** Told of searches that find nothing, where they are counted. */
  readonly noteUnfound?: UnfoundCounter['note']
}

const languageOf = (language: string | undefined) => asLanguage(language) ?? defaultLanguage

/** Suggestions and results (API-01, SRCH-20, D-SRCH-2, D-SRCH-9). */
export const registerSearch = (app: FastifyInstance, { releases, noteUnfound }: SearchOptions): void => {
  const indexFor = (language: string | undefined) => {
    const release = releases.get()
    if (!release) throw new Failure('notReady')
    return release.search[languageOf(language)]
  }

  app.get<{ Querystring: z.infer<typeof suggestQuery> }>('/search/suggest/', { schema: suggestSchema }, async ({ query }, reply) => {
    reply.header('cache-control', caching)
    return { data: indexFor(query._lang).suggest(query.terms) }
  })

  app.get<{ Querystring: z.infer<typeof resultsQuery> }>('/search/results/', { schema: resultsSchema }, async ({ query }, reply) => {
    reply.header('cache-control', caching)
    const answer = indexFor(query._lang).results(query.terms, query.offset, query.kind)
    if (answer.kinds.length === 0 && query.offset === 0 && query.terms.trim() !== '') noteUnfound?.(languageOf(query._lang), query.terms)
    return answer
  })
}
