import { asLanguage, type Language } from '@bank/i18n/languages.ts'
import { acceptedLanguage } from '@bank/rules/links/accepted-language.ts'
import { cookieLanguage } from '@bank/rules/links/language-cookie.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, type FailureCode, failureCodeOf, failures } from '../errors.ts'
import { type BankLine, refusalPage } from '../pages/refusal-page.ts'

/** Headers that describe a content which the failure replaces. */
const ofTheContent = ['etag', 'content-encoding', 'content-language', 'content-length', 'content-range', 'accept-ranges'] as const

/** Whether an address belongs to the API, whose failures are JSON. */
export const isApiAddress = (url: string): boolean => /^\/api(?:[/?#]|$)/.test(url)

/** Whether a browser asks for a page to show, and not for something that a page needs. */
export const wantsPage = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html')

const languageOf = ({ raw, headers }: FastifyRequest): Language => {
  const [, prefix] = /^\/(en|es)\//.exec(raw.url ?? '') ?? []
  return asLanguage(prefix) ?? cookieLanguage(headers.cookie) ?? acceptedLanguage(headers['accept-language']) ?? 'en'
}

declare module 'fastify' {
  interface FastifyInstance {
    /** How the bank is called, as soon as there is a release. */
    readonly bankLine: () => BankLine | undefined
  }
}

/**
 * Answers a failure and writes its one line into the log: code, status, method and route pattern. Nothing that a visitor
 * typed is in either of them; an unexpected error is logged with its stack.
 */
export const fail = (request: FastifyRequest, reply: FastifyReply, code: FailureCode, cause?: unknown): FastifyReply => {
  const { message, fields } = cause instanceof Failure ? cause : new Failure(code)
  const { status } = failures[code]
  const context = { code, status, method: request.method, route: request.routeOptions.url }
  if (code === 'unexpected') request.log.error({ ...context, err: cause }, 'request failed')
  else request.server.sampled.write(request.log, 'info', context, 'request failed')
  reply.code(status).header('cache-control', 'no-store')
  for (const name of ofTheContent) reply.removeHeader(name)
  if (status === 503) reply.header('retry-after', '10')
  if (isApiAddress(request.raw.url ?? ''))
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ errorMessage: message, ...(fields.length > 0 && { fields }) }))
  const page = wantsPage(request) ? refusalPage(code, languageOf(request), request.server.bankLine()) : undefined
  return page === undefined
    ? reply.type('text/plain; charset=utf-8').send(message)
    : reply.header('content-language', languageOf(request)).type('text/html; charset=utf-8').send(page)
}

/** Answers everything that is thrown anywhere. */
export const registerFailures = (app: FastifyInstance, bankLine: () => BankLine | undefined): void => {
  app.decorate('bankLine', bankLine)
  app.setErrorHandler((error, request, reply) => fail(request, reply, failureCodeOf(error), error))
}
