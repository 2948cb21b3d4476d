import { asLanguage, defaultLanguage } from '@bank/i18n/languages.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failing, jsonAnswer, keptAs, rateHeaders } from '../contract/answers.ts'
import { requestSchema } from '../contract/json-schema.ts'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure } from '../errors.ts'
import type { Release } from '../releases/release.ts'
import { foundKind, resultsAnswer, suggestionsAnswer } from '../search/search-answer.ts'
import { searchResults } from '../search/search-results.ts'
import { sendUtf8 } from '../search/send-utf8.ts'
import { asksForPrivacy } from '../tallies/privacy-signal.ts'
import type { TallyCounter } from '../tallies/tally-counter.ts'

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
  readonly now: () => Date
  /** Told of searches that find nothing, where they are counted. */
  readonly noteUnfound?: TallyCounter['note']
}

/**
 * Suggestions and results (API-01, SRCH-20, D-SRCH-2, D-SRCH-9). Answers are put together from texts that were made with the index: what their
 * schemas promise is proven by tests, and not checked again for each call.
 */
export const registerSearch = (app: FastifyInstance, { releases, now, noteUnfound }: SearchOptions): void => {
  const current = () => {
    const release = releases.get()
    if (!release) throw new Failure('notReady')
    return release
  }

  app.get<{ Querystring: z.infer<typeof suggestQuery> }>('/search/suggest/', { schema: suggestSchema }, (request, reply) => {
    const { terms, _lang } = request.query
    const index = current().search[asLanguage(_lang) ?? defaultLanguage]
    sendUtf8(reply.header('cache-control', caching), `{"data":[${index.suggestJson(terms)}]}`)
  })

  app.get<{ Querystring: z.infer<typeof resultsQuery> }>('/search/results/', { schema: resultsSchema }, (request, reply) => {
    const { terms, _lang, offset, kind } = request.query
    const language = asLanguage(_lang) ?? defaultLanguage
    const { json: results, isUnfound } = searchResults(current(), { terms, language, offset, kind }, now())
    if (isUnfound && !asksForPrivacy(request.headers)) noteUnfound?.(language, terms)
    sendUtf8(reply.header('cache-control', caching), results)
  })
}
