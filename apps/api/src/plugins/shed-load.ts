import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../errors.ts'
import { isApiAddress, wantsPage } from './failures.ts'

export type PressureOptions = {
  /** Milliseconds that the event loop may lag before calls are turned away; for pages twice as many. */
  readonly mostEventLoopDelay: number
  /** Milliseconds between two looks at the event loop. */
  readonly pressureCheckEvery: number
}

const isCall = ({ raw }: FastifyRequest): boolean => isApiAddress(raw.url ?? '')

/** A page, and nothing that one in an open window still needs: half a page helps nobody. */
const isPage = (request: FastifyRequest): boolean => request.routeOptions.url === '/*' && wantsPage(request)

/**
 * While the process cannot keep up, calls are turned away with 503 and Retry-After; when it gets worse, new pages as well. Health is
 * always told.
 */
export const registerShedLoad = async (
  app: FastifyInstance,
  { mostEventLoopDelay, pressureCheckEvery }: PressureOptions,
): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: mostEventLoopDelay,
    sampleInterval: pressureCheckEvery,
    pressureHandler: async (request, _reply, _type, delay = 0) => {
      if (isCall(request) || (delay > 2 * mostEventLoopDelay && isPage(request))) throw new Failure('busy')
    },
  })
}
