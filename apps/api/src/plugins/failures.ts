import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, type FailureCode, failureCodeOf, failures } from '../errors.ts'

/** Headers that describe a content which the failure replaces. */
const ofTheContent = ['etag', 'content-encoding', 'content-language', 'content-length', 'content-range', 'accept-ranges'] as const

/** Whether an address belongs to the API, whose failures are JSON. */
const isApiAddress = (url: string): boolean => /^\/api(?:[/?#]|$)/.test(url)

/**
 * Answers a failure and writes its one line into the log: code, status, method and route pattern. Nothing that a visitor
 * typed is in either of them; an unexpected error is logged with its stack.
 */
export const fail = (request: FastifyRequest, reply: FastifyReply, code: FailureCode, cause?: unknown): FastifyReply => {
  const { message, fields } = cause instanceof Failure ? cause : new Failure(code)
  const { status } = failures[code]
  const context = { code, status, method: request.method, route: request.routeOptions.url }
  if (code === 'unexpected') request.log.error({ ...context, err: cause }, 'request failed')
  else request.log.info(context, 'request failed')
  reply.code(status).header('cache-control', 'no-store')
  for (const name of ofTheContent) reply.removeHeader(name)
  if (status === 503) reply.header('retry-after', '10')
  return isApiAddress(request.raw.url ?? '')
    ? reply.type('application/json; charset=utf-8').send(JSON.stringify({ errorMessage: message, ...(fields.length > 0 && { fields }) }))
    : reply.type('text/plain; charset=utf-8').send(message)
}

/** Answers everything that is thrown anywhere. */
export const registerFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => fail(request, reply, failureCodeOf(error), error))
}
