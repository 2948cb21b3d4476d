import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failing, jsonAnswer, noStore, rateHeaders } from '../contract/answers.ts'
import { requestSchema } from '../contract/json-schema.ts'
import { cityDatabase } from '../geolocation/cities.ts'
import { coordinates } from '../geolocation/coordinates.ts'
import { asksForPrivacy } from '../tallies/privacy-signal.ts'

const query = z.object({ source: z.string().describe('Who asks, such as offcanvas; changes nothing').optional() })

const schema = {
  summary: 'Where the visitor’s network address lies, roughly; null when it is private or unknown',
  querystring: requestSchema(query),
  response: {
    200: jsonAnswer('Degrees, or null', z.strictObject({ data: z.union([coordinates, z.null()]) }), { ...noStore, ...rateHeaders }),
    ...failing('badRequest'),
  },
}

/**
 * Geolocation by address (API-17, D-REG-6). The address is the socket's, or the one that a trusted proxy names; it is looked up and
 * forgotten. The database is opened once the server listens, so that a start waits for nothing and a broken one is known early.
 */
export const registerGeolocation = (app: FastifyInstance, { geoipPath }: { geoipPath: string | undefined }): void => {
  const cities = cityDatabase(geoipPath, app.log)
  app.addHook('onListen', async () => void cities.open())
  app.get('/geolocation/ip/', { schema }, async (request, reply) => {
    // Whose browser asks for privacy is looked up nowhere (D-AUD-9).
    const data = asksForPrivacy(request.headers) ? null : ((await cities.find(request.ip)) ?? null)
    return reply.header('cache-control', 'no-store').send({ data })
  })
}
