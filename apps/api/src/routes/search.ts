import { asLanguage, defaultLanguage } from '@bank/i18n/languages.ts'
import type { FastifyInstance } from 'fastify'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure, failureSchema } from '../errors.ts'
import type { Release } from '../releases/release.ts'

type Query = { terms: string; _lang?: string }

const typed = { terms: { type: 'string', default: '' }, _lang: { type: 'string' } } as const

const failing = { 400: failureSchema, 429: failureSchema, 503: failureSchema } as const

const suggestSchema = {
  summary: 'Names that complete what was typed',
  querystring: { type: 'object', properties: typed },
  response: {
    ...failing,
    200: {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'array', items: { type: 'object', required: ['term'], properties: { term: { type: 'string' } } } } },
    },
  },
} as const

const resultsSchema = {
  summary: 'Pages that match, ten at a time',
  querystring: { type: 'object', properties: { ...typed, offset: { type: 'integer', minimum: 0, maximum: 100_000, default: 0 } } },
  response: {
    ...failing,
    200: {
      type: 'object',
      required: ['data', 'total'],
      properties: {
        total: { type: 'integer' },
        data: {
          type: 'array',
          items: {
            type: 'object',
            required: ['title', 'url', 'kind', 'excerpt', 'marks'],
            properties: {
              title: { type: 'string' },
              url: { type: 'string' },
              kind: { type: 'string' },
              excerpt: { type: 'string', description: 'Plain text' },
              marks: {
                type: 'array',
                description: 'Places in the excerpt to mark: [start, end) in UTF-16 units',
                items: { type: 'array', items: { type: 'integer' } },
              },
            },
          },
        },
      },
    },
  },
} as const

/** Suggestions and results (API-01, SRCH-20, D-SRCH-2, D-SRCH-9). */
export const registerSearch = (app: FastifyInstance, { releases }: { releases: CurrentValue<Release> }): void => {
  const indexFor = (language: string | undefined) => {
    const release = releases.get()
    if (!release) throw new Failure('notReady')
    return release.search[asLanguage(language) ?? defaultLanguage]
  }

  app.get<{ Querystring: Query }>('/search/suggest', { schema: suggestSchema }, async ({ query }, reply) => {
    reply.header('cache-control', 'private, max-age=60')
    return { data: indexFor(query._lang).suggest(query.terms) }
  })

  app.get<{ Querystring: Query & { offset: number } }>('/search/results', { schema: resultsSchema }, async ({ query }, reply) => {
    reply.header('cache-control', 'private, max-age=60')
    return indexFor(query._lang).results(query.terms, query.offset)
  })
}
