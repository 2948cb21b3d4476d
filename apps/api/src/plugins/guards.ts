import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../errors.ts'

export type GuardOptions = {
  /** Requests that one address (of IPv6: one /64 network) may send in a minute. */
  readonly requestsPerMinute: number
  /** Milliseconds that the event loop may lag before calls are turned away. */
  readonly mostEventLoopDelay: number
  /** Milliseconds between two looks at the event loop. */
  readonly pressureCheckEvery: number
}

/** Protects the API: a rate for each address (429), and 503 with Retry-After while the process cannot keep up. */
export const registerGuards = async (
  app: FastifyInstance,
  { requestsPerMinute, mostEventLoopDelay, pressureCheckEvery }: GuardOptions,
): Promise<void> => {
  await app.register(underPressure, { maxEventLoopDelay: mostEventLoopDelay, sampleInterval: pressureCheckEvery, retryAfter: 10 })
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new Failure('tooManyRequests'),
  })
}
