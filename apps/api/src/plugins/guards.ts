import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../errors.ts'

export type GuardOptions = {
  /** Requests that one address (of IPv6: one /64 network) may send in a minute. */
  readonly requestsPerMinute: number
}

/** Protects the API: a rate for each address (429). */
export const registerGuards = async (app: FastifyInstance, { requestsPerMinute }: GuardOptions): Promise<void> => {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new Failure('tooManyRequests'),
  })
}
