import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import type { LightMyRequestResponse } from 'fastify'

type Described = { readonly schema: AnySchema; readonly required?: boolean }
type DescribedAnswer = {
  readonly headers?: Readonly<Record<string, Described>>
  readonly content?: Readonly<Record<string, { readonly schema: AnySchema }>>
}
export type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: AnySchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: AnySchema }>> }
  readonly responses: Readonly<Record<string, DescribedAnswer>>
}
export type ApiDocument = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

/** What a call was answered, as far as the document speaks of it. */
export type Answered = Pick<LightMyRequestResponse, 'statusCode' | 'body'> & {
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>
}

/** All operations of a document by their names, such as `GET /api/search/suggest/`. */
export const operationsOf = ({ paths }: ApiDocument): ReadonlyMap<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  )

const texts = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) return schema.anyOf.flatMap(texts)
  const { properties } = schema as { properties?: { errorMessage?: { enum?: string[]; pattern?: string } } }
  const message = properties?.errorMessage
  return message?.enum ?? (message?.pattern === undefined ? [] : [message.pattern.slice(1, message.pattern.indexOf(':') + 1)])
}

/** Everything that an operation says it can answer: its statuses, each failure by its own words. */
export const promisesOf = ({ responses }: Operation): readonly string[] =>
  Object.entries(responses).flatMap(([status, { content = {} }]) => {
    const messages = texts(content['application/json']?.schema)
    return messages.length > 0 ? messages.map((message) => `${status} ${message}`) : [status]
  })

/** The same of an answer. Fields that a failure names stand behind its words. */
export const promiseKept = ({ statusCode, body, headers }: Answered): string => {
  const isJson = String(headers['content-type']).startsWith('application/json')
  const { errorMessage, fields } = isJson && body !== '' ? JSON.parse(body) : {}
  const words = fields === undefined ? errorMessage : String(errorMessage).slice(0, String(errorMessage).indexOf(':') + 1)
  return errorMessage === undefined ? String(statusCode) : `${statusCode} ${words}`
}

/** Checks values against schemas of a document, which are JSON Schema as they are (OpenAPI 3.1). Compiled once each. */
export const schemaChecker = () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true })
  return (schema: AnySchema, value: unknown): readonly string[] => {
    const validate = ajv.compile(schema)
    return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}

/** Everything in an answer that its operation does not describe; nothing when all is as it says. */
export const undescribed = (
  check: ReturnType<typeof schemaChecker>,
  operation: Operation | undefined,
  { statusCode, headers, body }: Answered,
): readonly string[] => {
  const described = operation?.responses[statusCode]
  if (!described) return [`status ${statusCode} is not described`]
  const wrongHeaders = Object.entries(described.headers ?? {}).flatMap(([name, { schema, required }]) => {
    const value = headers[name]
    if (value === undefined) return required ? [`header ${name} is missing`] : []
    return check(schema, String(value)).map((problem) => `header ${name} is ${value}:${problem}`)
  })
  const [type = ''] = String(headers['content-type'] ?? '').split(';')
  if (described.content === undefined) return [...wrongHeaders, ...(body === '' ? [] : ['a body is not described'])]
  const content = described.content[type]
  if (!content) return [...wrongHeaders, `content type ${type} is not described`]
  const problems = check(content.schema, type === 'application/json' ? JSON.parse(body) : body)
  return [...wrongHeaders, ...problems.map((problem) => `body${problem}`)]
}
