import type { FastifyInstance } from 'fastify'
import { Failure } from '../errors.ts'

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
