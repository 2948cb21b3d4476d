import type { FastifyInstance } from 'fastify'

/**
 * What every answer carries unless a page says otherwise: nothing may be loaded, framed or guessed (design rule: one plugin for
 * all answers). Pages replace the content policy by the one of their release.
 */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const

/** Sets them before anything else looks at a request, so that refusals carry them too. */
export const registerSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders)
  })
}
