import type { Leads } from '@bank/leads/leads.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type LeadsHealth, leadsHealth, leadsInTrouble, leadsReady } from '../contact/leads-health.ts'
import { failingAsText, jsonAnswer, textAnswer } from '../contract/answers.ts'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure } from '../errors.ts'

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
    503: jsonAnswer('The database is down, or a mail waits for too long or was given up', leadsInTrouble),
  },
}

const uncached = { 'cache-control': 'no-store' } as const

type HealthOptions = {
  readonly releases: CurrentValue<unknown>
  readonly leads: () => Leads | undefined
  readonly now: () => Date
}

/**
 * For whatever watches the process: `/healthz` says that it runs; `/readyz` that it has a release to answer from, and how
 * the leads are. Forms that cannot take messages, and mails that wait, do not make the site unready: a balancer would take down the
 * pages too, in all processes at once. `/readyz/leads` fails for those, for alarms that call somebody.
 */
export const registerHealth = (app: FastifyInstance, { releases, leads, now }: HealthOptions): void => {
  let looking: Promise<LeadsHealth> | undefined
  // However many ask, the database is asked once at a time.
  const look = (): Promise<LeadsHealth> => {
    looking ??= leadsHealth(leads(), now().getTime()).finally(() => {
      looking = undefined
    })
    return looking
  }

  app.get('/healthz', { schema: live }, async (_request, reply) => reply.headers(uncached).type('text/plain; charset=utf-8').send('ok\n'))
  app.get('/readyz', { schema: ready }, async (_request, reply) => {
    if (releases.get() === undefined) throw new Failure('notReady')
    return reply.headers(uncached).send({ site: 'ready', leads: await look() })
  })
  app.get('/readyz/leads', { schema: takingMessages }, async (_request, reply) => {
    const health = await look()
    return reply
      .headers(uncached)
      .code(health.state === 'ready' ? 200 : 503)
      .send(health)
  })
}
