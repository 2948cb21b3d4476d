import type { FastifyInstance } from 'fastify'
import { Failure } from '../errors.ts'

const valuesOf = (name: string, rawHeaders: readonly string[]): readonly string[] =>
  rawHeaders.flatMap((value, index) => (index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name ? value : []))

/**
 * Whether a body says of itself that it is JSON, in UTF-8 and not compressed. Headers are read as they came (names and values in
 * turn): of two content types, Node would show the first and hide the second.
 */
export const isJson = (rawHeaders: readonly string[]): boolean => {
  const [type = '', ...others] = valuesOf('content-type', rawHeaders)
  return (
    others.length === 0 &&
    /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type) &&
    valuesOf('content-encoding', rawHeaders).every((coding) => coding.toLowerCase() === 'identity')
  )
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const decode = (body: Buffer): string => {
  try {
    return utf8.decode(body)
  } catch {
    throw new Failure('badRequest')
  }
}

/** Reads bodies as JSON in strict UTF-8: bytes that are no text, and keys that reach for a prototype, are refused. */
export const registerJsonBody = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    parse(request, decode(body), done)
  })
}
