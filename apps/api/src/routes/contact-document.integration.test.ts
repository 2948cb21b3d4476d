import { describe, expect, it } from 'vitest'
import { type FailureCode, failures, failureText } from '../errors.ts'
import { type CallPath, callPaths } from '../testing/contact.ts'
import { type Operation, promisesOf } from '../testing/contract/document.ts'
import { contractApp } from '../testing/contract/site.ts'

type DescribedOperation = Operation & { readonly summary?: string; readonly description?: string }

const described = async (path: CallPath): Promise<DescribedOperation> => {
  await using app = await contractApp()
  return (await app.server.inject('/api/openapi.json')).json().paths[path].post
}

/** Every way in which all three calls may refuse a message. */
const refusals: readonly FailureCode[] = [
  ...([
    'badRequest',
    'badIdempotencyKey',
    'captchaMissing',
    'captchaRefused',
    'otherSite',
    'tooLarge',
    'notJson',
    'fieldsNotRight',
  ] as const),
  ...(['unknownFields', 'keyReused', 'tooManyRequests', 'unexpected', 'captchaSilent', 'notStored', 'notReady', 'busy'] as const),
]

describe.each(callPaths)('the API document about %s', (path) => {
  it('[API-10] names every way in which a message may be refused, besides that it is taken or late', async () => {
    const own: Partial<Record<CallPath, FailureCode>> = {
      '/api/contact/mail/': 'unknownRecipient',
      '/api/contact/appointment/': 'timesNotOffered',
    }
    const expected = [...refusals, ...(own[path] ? [own[path]] : [])].map((code) => `${failures[code].status} ${failureText(code)}`)
    expect(promisesOf(await described(path)).toSorted()).toEqual(['200', '408', ...expected].toSorted())
  })

  it('says what is answered to a message that is taken, and to one that is late', async () => {
    const { responses } = await described(path)
    const { headers, content } = responses['200'] ?? {}
    expect(Object.keys(headers ?? {})).toEqual([
      'cache-control',
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
      'message-reference',
    ])
    expect(headers?.['message-reference']).toEqual({
      schema: { type: 'string', minLength: 1 },
      required: true,
      description: 'The same reference as in the body',
    })
    expect(content?.['application/json']?.schema).toEqual({
      type: 'object',
      properties: {
        data: {
          type: 'object',
          properties: { reference: { type: 'string', minLength: 1 } },
          required: ['reference'],
          additionalProperties: false,
        },
      },
      required: ['data'],
      additionalProperties: false,
    })
    expect(responses['200']).toMatchObject({ description: 'The message is on disk' })
    expect(responses['408']).toEqual({
      description: 'The body did not arrive in time',
      headers: {},
      content: { 'text/plain': { schema: { type: 'string', enum: [failureText('timedOut')] } } },
    })
  })

  it('says in words what the call takes', async () => {
    const { summary, description, parameters } = await described(path)
    expect(summary).toMatch(
      /^Takes (?:(?:the message of a support|a lead of the (?:heroes|home-assist)) form|a request for an appointment)$/,
    )
    expect(description).toMatch(/^JSON in UTF-8, up to 32 KB, from a page of this site or from no browser\./)
    expect(parameters).toEqual([
      {
        schema: { type: 'string', pattern: '^[\\w.~-]{16,128}$' },
        in: 'header',
        name: 'Idempotency-Key',
        required: false,
        description: 'Makes a post that is sent again one message',
      },
      {
        schema: { type: 'string', enum: ['en', 'es'] },
        in: 'header',
        name: 'Content-Language',
        required: false,
        description: 'Language of the page, where the message has no field for it',
      },
      {
        schema: { type: 'string' },
        in: 'header',
        name: 'Referer',
        required: false,
        description: 'Address of the page, where the message has no field for it',
      },
    ])
  })
})
