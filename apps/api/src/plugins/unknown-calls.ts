import type { FastifyInstance } from 'fastify'
import { fail } from './failures.ts'

/** The path of a request without query and closing slash. */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/\/+$/, '')

/**
 * Answers calls that no route takes: 405 with the methods that are allowed where something answers at that address, else 404
 * (D-API-1). Register it before the routes, whose methods it takes note of.
 */
export const registerUnknownCalls = (app: FastifyInstance): void => {
  const methods = new Map<string, Set<string>>()
  // The catch-all of forms that are posted to pages would take them; no call of the API is one.
  for (const url of ['/', '/*']) app.post(url, { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
  app.addHook('onRoute', ({ url, method }) => {
    const path = pathOf(url)
    methods.set(path, new Set([...(methods.get(path) ?? []), ...[method].flat()]))
  })

  // The catch-all of the pages would take them.
  for (const url of ['/', '/*']) app.get(url, { schema: { hide: true } }, (_request, reply) => reply.callNotFound())

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const path = pathOf(request.raw.url ?? '')
    const allowed = methods.get(path)
    if (!allowed || allowed.has(request.method)) return fail(request, reply, 'notFound')
    return fail(request, reply.header('allow', [...allowed].join(', ')), 'methodNotAllowed')
  })
}
