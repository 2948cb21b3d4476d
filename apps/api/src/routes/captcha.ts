import { formKinds } from '@bank/forms/form-kinds.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Captcha, captchaTask, scopeOf } from '../captcha/captcha.ts'
import { failing, jsonAnswer, noStore, rateHeaders } from '../contract/answers.ts'
import { requestSchema } from '../contract/json-schema.ts'
import { Failure } from '../errors.ts'

const query = z.object({ form: z.enum(formKinds) })

const schema = {
  summary: 'What a page needs to make the captcha token of a form',
  querystring: requestSchema(query),
  response: {
    200: jsonAnswer('Work to do, or the key of the other provider', z.strictObject({ data: captchaTask }), { ...noStore, ...rateHeaders }),
    ...failing('unknownForm'),
  },
}

/** Work for one form, or the site key of the other provider (D-FORM-6). */
export const registerCaptcha = (app: FastifyInstance, { captcha, now }: { captcha: Captcha; now: () => Date }): void => {
  app.get<{ Querystring: z.infer<typeof query> }>('/captcha/challenge/', { schema, attachValidation: true }, async (request, reply) => {
    if (request.validationError) throw new Failure('unknownForm')
    reply.header('cache-control', 'no-store')
    return { data: await captcha.task(scopeOf(request.query.form), now()) }
  })
}
