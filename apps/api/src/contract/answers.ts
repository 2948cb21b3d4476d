import { type core, z } from 'zod'
import { type FailureCode, failures, failureText } from '../errors.ts'
import { answerSchema, type JsonSchema } from './json-schema.ts'

/** Headers that an answer always has, with what they say. */
type AnswerHeaders = Readonly<Record<string, JsonSchema>>

/** One answer of a route, in the form that both Fastify and the API document read. */
type Answer = {
  readonly description: string
  readonly headers: AnswerHeaders
  readonly content?: JsonSchema
  readonly type?: 'null'
}

type Answers = Readonly<Record<string, Answer>>

const always = (value: string): JsonSchema => ({ type: 'string', const: value })
const wholeNumber = (description: string): JsonSchema => ({ type: 'string', pattern: '^\\d+$', description })

export const noStore: AnswerHeaders = { 'cache-control': always('no-store') }

/** How many calls an address has left; on everything below /api/ but 503, which may come before anybody counts. */
export const rateHeaders: AnswerHeaders = {
  'x-ratelimit-limit': wholeNumber('Calls that one address may make in a minute'),
  'x-ratelimit-remaining': wholeNumber('Calls that are left'),
  'x-ratelimit-reset': wholeNumber('Seconds until they are counted anew'),
}

/** The headers of an answer that may be kept as `caching` says. */
export const keptAs = (caching: string): AnswerHeaders => ({ 'cache-control': always(caching) })

/** An answer in JSON. */
export const jsonAnswer = (description: string, schema: core.$ZodType, headers: AnswerHeaders = noStore): Answer => ({
  description,
  headers,
  content: { 'application/json': { schema: answerSchema(schema) } },
})

/** An answer that is always the same text. */
export const textAnswer = (description: string, text: string, headers: AnswerHeaders = noStore): Answer => ({
  description,
  headers,
  content: { 'text/plain': { schema: always(text) } },
})

/** An answer without a body. */
export const emptyAnswer = (description: string, headers: AnswerHeaders): Answer => ({ description, headers, type: 'null' })

const retryAfter: AnswerHeaders = { 'retry-after': wholeNumber('Seconds to wait before the call is made again') }

const headersOf = (status: number): AnswerHeaders => ({
  ...noStore,
  ...(status === 503 ? {} : rateHeaders),
  ...(status === 503 || status === 429 ? retryAfter : {}),
})

/** Failures that name fields, and what their text says of each. */
const naming: Readonly<Partial<Record<FailureCode, string>>> = { fieldsNotRight: '\\w+', timesNotOffered: '\\w+ \\([^(),]+\\)' }

/** The body of a failure with one of these codes. Those that name fields have a text of their own. */
const failureBody = (codes: readonly FailureCode[]): core.$ZodType => {
  const silent = codes.filter((code) => naming[code] === undefined)
  const bodies = [
    ...(silent.length > 0 ? [z.strictObject({ errorMessage: z.enum(silent.map(failureText)) })] : []),
    ...codes.flatMap((code) => {
      const each = naming[code]
      if (each === undefined) return []
      const errorMessage = z.string().regex(new RegExp(`^${failureText(code)} ${each}(, ${each})*\\.$`))
      return z.strictObject({ errorMessage, fields: z.array(z.string()).min(1) })
    }),
  ]
  return bodies.length === 1 && bodies[0] ? bodies[0] : z.union(bodies)
}

/** The failures of a call below /api/, by status (API-10, D-API-1). Every call can be one too many, too much at a time, or fail unexpectedly. */
export const failing = (...codes: readonly FailureCode[]): Answers => {
  const all: readonly FailureCode[] = [...codes, 'tooManyRequests', 'unexpected', 'busy']
  return Object.fromEntries(
    [...Map.groupBy(all, (code) => failures[code].status)].map(([status, same]) => [
      status,
      jsonAnswer(same.map(failureText).join(' '), failureBody(same), headersOf(status)),
    ]),
  )
}

/** A failure outside of /api/, as plain text. */
export const failingAsText = (code: FailureCode): Answers => ({
  [failures[code].status]: textAnswer('The failure as text', failureText(code), {
    ...noStore,
    ...(failures[code].status === 503 ? retryAfter : {}),
  }),
})
