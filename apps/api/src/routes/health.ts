import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failingAsText, jsonAnswer, textAnswer } from '../contract/answers.ts'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure } from '../errors.ts'
import { asksFromHere } from '../health/asks-from-here.ts'
import { type LeadsHealth, leadsInTrouble, leadsReady } from '../health/leads-health.ts'

const live = {
  summary: 'Whether the process runs',
  response: { 200: textAnswer('It does', 'ok\n') },
}

const ready = {
  summary: 'Whether there is a site to serve, and how the leads are',
  response: {
    200: jsonAnswer('Pages are served', z.strictObject({ site: z.literal('ready'), leads: z.union([leadsReady, leadsInTrouble]) })),
    ...failingAsText('unexpected'),
    ...failingAsText('notReady'),
  },
}

const takingMessages = {
  summary: 'Whether messages are taken and mailed',
  response: {
    200: jsonAnswer('They are', leadsReady),
    503: jsonAnswer(
      'The database is down, or somebody must look: a clock that was set, a disk that is full, mails that do not go out',
      leadsInTrouble,
    ),
  },
}

const uncached = { 'cache-control': 'no-store' } as const

type HealthOptions = {
  readonly releases: CurrentValue<unknown>
  readonly health: () => Promise<LeadsHealth>
}

/**
 * For whatever watches the process: `/healthz` says that it runs; `/readyz` that it has a release to answer from, and how
 * the leads are. Forms that cannot take messages, and mails that wait, do not make the site unready: a balancer would take down the
 * pages too, in all processes at once. `/readyz/leads` fails for those, for alarms that call somebody. How many mails there are and what is
 * wrong with them is said to this machine alone, and in the log.
 */
export const registerHealth = (app: FastifyInstance, { releases, health }: HealthOptions): void => {
  const told = async (request: FastifyRequest): Promise<LeadsHealth> => {
    const found = await health()
    return asksFromHere(request) ? found : { state: found.state }
  }

  app.get('/healthz', { schema: live }, async (_request, reply) => reply.headers(uncached).type('text/plain; charset=utf-8').send('ok\n'))
  app.get('/readyz', { schema: ready }, async (request, reply) => {
    if (releases.get() === undefined) throw new Failure('notReady')
    return reply.headers(uncached).send({ site: 'ready', leads: await told(request) })
  })
  app.get('/readyz/leads', { schema: takingMessages }, async (request, reply) => {
    const found = await told(request)
    return reply
      .headers(uncached)
      .code(found.state === 'ready' ? 200 : 503)
      .send(found)
  })
}
