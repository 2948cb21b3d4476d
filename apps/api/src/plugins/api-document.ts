import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/** The API as an OpenAPI document, made from the routes' schemas. `siteUrl` names the server when it is known. */
export const registerApiDocument = async (app: FastifyInstance, { siteUrl }: { siteUrl: string | undefined }): Promise<void> => {
  await app.register(swagger, {
    openapi: { info: { title: 'Bank website API', version: '1' }, ...(siteUrl && { servers: [{ url: siteUrl }] }) },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(app.swagger()),
  )
}
