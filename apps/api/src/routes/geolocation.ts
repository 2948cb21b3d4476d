import type { FastifyInstance } from 'fastify'
import { failureSchema } from '../errors.ts'
import { cityDatabase } from '../geolocation/cities.ts'

const schema = {
  summary: 'Where the visitor’s network address lies, roughly; null when it is private or unknown',
  querystring: { type: 'object', properties: { source: { type: 'string', description: 'Who asks, such as offcanvas; changes nothing' } } },
  response: {
    200: {
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: 'object',
          nullable: true,
          required: ['lat', 'lng'],
          properties: { lat: { type: 'number' }, lng: { type: 'number' } },
        },
      },
    },
    400: failureSchema,
    429: failureSchema,
    503: failureSchema,
  },
} as const

/**
 * Geolocation by address (API-17, D-REG-6). The address is the socket's, or the one that a trusted proxy names; it is looked up and
 * forgotten. The database is opened once the server listens, so that a start waits for nothing and a broken one is known early.
 */
export const registerGeolocation = (app: FastifyInstance, { geoipPath }: { geoipPath: string | undefined }): void => {
  const cities = cityDatabase(geoipPath, app.log)
  app.addHook('onListen', async () => void cities.open())
  app.get('/geolocation/ip/', { schema }, async (request, reply) => {
    const data = (await cities.find(request.ip)) ?? null
    return reply.header('cache-control', 'no-store').send({ data })
  })
}
