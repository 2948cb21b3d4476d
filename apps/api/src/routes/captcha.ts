import { type FormKind, formKinds } from '@bank/forms/constants.ts'
import type { FastifyInstance } from 'fastify'
import { type Captcha, scopeOf } from '../captcha/captcha.ts'
import { Failure, failureSchema } from '../errors.ts'

const schema = {
  summary: 'What a page needs to make the captcha token of a form',
  querystring: { type: 'object', properties: { form: { type: 'string', enum: formKinds } } },
  response: { 400: failureSchema, 429: failureSchema, 503: failureSchema },
} as const

/** Work for one form, or the site key of the other provider (D-FORM-6). */
export const registerCaptcha = (app: FastifyInstance, { captcha, now }: { captcha: Captcha; now: () => Date }): void => {
  app.get<{ Querystring: { form?: FormKind } }>('/captcha/challenge', { schema, attachValidation: true }, async (request, reply) => {
    const { form } = request.query
    if (request.validationError || form === undefined) throw new Failure('unknownForm')
    reply.header('cache-control', 'no-store')
    return { data: await captcha.task(scopeOf(form), now()) }
  })
}
