import type { FastifyInstance } from 'fastify'
import { textAnswer } from '../contract/answers.ts'

const schema = { summary: 'Whether the site can be reached', response: { 200: textAnswer('It can', 'ok\n') } }

/** What the header asks for to learn whether the bank's server can be reached; only success matters (API-18). */
export const registerMenu = (app: FastifyInstance): void => {
  app.get('/menu.txt', { schema }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok\n'),
  )
}
