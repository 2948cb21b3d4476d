import { messageLanguageHeader } from '@bank/forms/constants.ts'
import { forms } from '@bank/forms/forms.ts'
import { asLanguage, languages } from '@bank/i18n/languages.ts'
import type { LeadForm } from '@bank/leads/leads.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idempotencyKey, readIdempotencyKey } from '../contact/idempotency-key.ts'
import { isJson, registerJsonBody } from '../contact/json-body.ts'
import { contactBodies } from '../contact/read-message.ts'
import { redactError } from '../contact/redact-error.ts'
import { type ContactServices, messageTaker } from '../contact/take-message.ts'
import { failing, jsonAnswer, noStore, rateHeaders, textAnswer } from '../contract/answers.ts'
import { requestSchema } from '../contract/json-schema.ts'
import { readsItself } from '../contract/unchecked.ts'
import { Failure, type FailureCode, failureCodeOf, failureText } from '../errors.ts'
import { fail } from '../plugins/failures.ts'
import { isFromThisSite, refererOfThisSite } from '../sender/same-site.ts'

const calls = {
  support: { summary: 'Takes the message of a support form', refusals: ['unknownRecipient'] },
  heroes: { summary: 'Takes a lead of the heroes form', refusals: [] },
  homeAssist: { summary: 'Takes a lead of the home-assist form', refusals: [] },
  appointment: { summary: 'Takes a request for an appointment', refusals: ['timesNotOffered'] },
} as const satisfies Record<LeadForm, { summary: string; refusals: readonly FailureCode[] }>

const description = 'JSON in UTF-8, up to 32 KB, from a page of this site or from no browser. email must be one mail address.'

const accepted = z.strictObject({ data: z.strictObject({ reference: z.string().min(1) }) })

const messageReference = {
  'message-reference': { type: 'string', minLength: 1, description: 'The same reference as in the body' },
} as const

const schemaOf = (form: LeadForm) => ({
  summary: calls[form].summary,
  description,
  headers: requestSchema(
    z.object({
      'Idempotency-Key': idempotencyKey.describe('Makes a post that is sent again one message').optional(),
      [messageLanguageHeader]: z.enum(languages).describe('Language of the page, where the message has no field for it').optional(),
      Referer: z.string().describe('Address of the page, where the message has no field for it').optional(),
    }),
  ),
  body: requestSchema(contactBodies[form]),
  response: {
    200: jsonAnswer('The message is on disk', accepted, { ...noStore, ...rateHeaders, ...messageReference }),
    ...failing(
      ...(['badRequest', 'badIdempotencyKey', 'captchaMissing', 'captchaRefused', 'otherSite', 'tooLarge', 'notJson'] as const),
      ...(['fieldsNotRight', 'unknownFields', 'keyReused', 'captchaSilent', 'notStored', 'notReady'] as const),
      ...calls[form].refusals,
    ),
    408: textAnswer('The body did not arrive in time', failureText('timedOut'), {}),
  },
})

export type ContactOptions = ContactServices & {
  /** Messages that one address may send in a minute, over all forms. */
  readonly postsPerMinute: number
  /** The address of the site as visitors know it. */
  readonly siteAddress: () => string | undefined
}

/** The calls that take messages of visitors (API-08 to API-14, D-FORM-5, D-API-6). */
export const registerContact = async (app: FastifyInstance, options: ContactOptions): Promise<void> => {
  const { postsPerMinute, siteAddress } = options
  const take = messageTaker(options)

  const requireSameOrigin = async ({ headers, host, raw }: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': site } = headers
    const fetchSite = site === undefined ? undefined : String(site)
    if (!isFromThisSite({ origin, fetchSite, host }, siteAddress())) throw new Failure('otherSite')
    if (!isJson(raw.rawHeaders)) throw new Failure('notJson')
  }

  // One for all of these calls: an address has one count of messages, whatever the form.
  const limitRate = app.rateLimit({ max: postsPerMinute, timeWindow: '1 minute' })

  await app.register(async (scope) => {
    registerJsonBody(scope)
    // Messages of errors may quote the body, and what a visitor typed is never logged.
    scope.setErrorHandler((error, request, reply) =>
      fail(request, reply, failureCodeOf(error), error instanceof Failure ? error : redactError(error)),
    )

    for (const form of Object.keys(calls) as LeadForm[]) {
      scope.post(forms[form].call, {
        schema: schemaOf(form),
        // Whoever reads the message checks it by the same schema, and says less of it than a validator would.
        ...readsItself,
        config: { rateLimit: false },
        onRequest: limitRate,
        preParsing: requireSameOrigin,
        handler: async ({ body, headers, host, log }, reply) => {
          const key = readIdempotencyKey(headers['idempotency-key'])
          reply.header('cache-control', 'no-store')
          const reference = await take({
            form,
            body,
            idempotencyKey: key,
            language: asLanguage(headers['content-language']),
            page: refererOfThisSite(headers.referer, host, siteAddress())?.pathname,
            log: app.sampled.over(log),
          })
          // For pages, which do not read the body of every answer (API-09).
          reply.header('message-reference', reference)
          return { data: { reference } }
        },
      })
    }
  })
}
