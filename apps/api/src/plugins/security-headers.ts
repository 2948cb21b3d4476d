import { securityHeaders } from '@bank/rules/serving/response-headers.ts'
import type { FastifyInstance } from 'fastify'

/** Sets them before anything else looks at a request, so that refusals carry them too (design rule: one plugin for all answers). */
export const registerSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
}
