import type { FastifyInstance } from 'fastify'

/** What the header asks for to learn whether the bank's server can be reached; only success matters (API-18). */
export const registerMenu = (app: FastifyInstance): void => {
  app.get('/menu.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok\n'),
  )
}
