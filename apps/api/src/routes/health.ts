import type { FastifyInstance } from 'fastify'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure } from '../errors.ts'

/** For whatever watches the process: `/healthz` says that it runs, `/readyz` that it has a snapshot and a release to answer from. */
export const registerHealth = (app: FastifyInstance, { needed }: { needed: readonly CurrentValue<unknown>[] }): void => {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok\n'),
  )
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (needed.some((value) => value.get() === undefined)) throw new Failure('notReady')
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ready\n')
  })
}
