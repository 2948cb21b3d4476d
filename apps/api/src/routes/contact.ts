import type { LeadForm } from '@bank/leads/leads.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readIdempotencyKey } from '../contact/idempotency-key.ts'
import { isJson } from '../contact/is-json.ts'
import { registerJsonBody } from '../contact/json-body.ts'
import { redactError } from '../contact/redact-error.ts'
import { isFromThisSite } from '../contact/same-site.ts'
import { type ContactServices, messageTaker } from '../contact/take-message.ts'
import { Failure, failureCodeOf, failureSchema } from '../errors.ts'
import { fail } from '../plugins/failures.ts'

const calls = {
  support: { path: '/contact/mail', summary: 'Takes the message of a support form' },
  heroes: { path: '/contact/heroes', summary: 'Takes a lead of the heroes form' },
  homeAssist: { path: '/contact/homeassist', summary: 'Takes a lead of the home-assist form' },
} as const satisfies Record<LeadForm, { path: string; summary: string }>

const description =
  'JSON in UTF-8, up to 16 KB. An Idempotency-Key makes a repeated post one message. 200 means that the message is on disk.'

const response = {
  200: {
    type: 'object',
    required: ['data'],
    properties: { data: { type: 'object', required: ['reference'], properties: { reference: { type: 'string' } } } },
  },
  ...Object.fromEntries([400, 403, 408, 413, 415, 422, 429, 503].map((status) => [status, failureSchema])),
} as const

export type ContactOptions = ContactServices & {
  /** Messages that one address may send in a minute, over all forms. */
  readonly postsPerMinute: number
  /** Address of the site as visitors know it. */
  readonly siteUrl: string | undefined
}

/** The three calls that take messages of visitors (API-08 to API-14, D-FORM-5, D-API-6). */
export const registerContact = async (app: FastifyInstance, options: ContactOptions): Promise<void> => {
  const { postsPerMinute, siteUrl, content } = options
  const take = messageTaker(options)

  const requireSameOrigin = async ({ headers, host, raw }: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': site } = headers
    const fetchSite = site === undefined ? undefined : String(site)
    if (!isFromThisSite({ origin, fetchSite, host }, siteUrl ?? content()?.settings.siteUrl)) throw new Failure('otherSite')
    if (!isJson(raw.rawHeaders)) throw new Failure('notJson')
  }

  // One for all three calls: an address has one count of messages, whatever the form.
  const limitRate = app.rateLimit({ max: postsPerMinute, timeWindow: '1 minute' })

  await app.register(async (scope) => {
    registerJsonBody(scope)
    // Messages of errors may quote the body, and what a visitor typed is never logged.
    scope.setErrorHandler((error, request, reply) =>
      fail(request, reply, failureCodeOf(error), error instanceof Failure ? error : redactError(error)),
    )

    for (const form of Object.keys(calls) as LeadForm[]) {
      const { path, summary } = calls[form]
      scope.post(path, {
        schema: { summary, description, response },
        config: { rateLimit: false },
        onRequest: limitRate,
        preParsing: requireSameOrigin,
        handler: async ({ body, headers, log }, reply) => {
          const idempotencyKey = readIdempotencyKey(headers['idempotency-key'])
          reply.header('cache-control', 'no-store')
          return { data: { reference: await take({ form, body, idempotencyKey, log }) } }
        },
      })
    }
  })
}
