import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { jsonAnswer } from '../contract/answers.ts'

const description = [
  'GET calls answer HEAD too. Closing slashes may be left out.',
  'Below /api/ an unknown address is 404 and a method that is not allowed 405 with Allow, both as {"errorMessage": "…"}.',
  'What is no valid HTTP (400), comes too slowly (408) or has too large headers (431) is answered in plain words before any route.',
].join(' ')

const ownSchema = {
  summary: 'This document',
  response: {
    200: jsonAnswer('OpenAPI', z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) })),
  },
}

type Described = {
  paths?: Record<string, Record<string, { responses?: Record<string, { headers?: Record<string, { required?: boolean }> }> }>>
}

/** Says of every described header that it is always there; the plugin has no way to. */
const promiseHeaders = <Document>(document: Document): Document => {
  for (const path of Object.values((document as Described).paths ?? {}))
    for (const { responses = {} } of Object.values(path))
      for (const { headers = {} } of Object.values(responses)) for (const header of Object.values(headers)) header.required = true
  return document
}

/** The API as an OpenAPI document, made from the routes' schemas. `siteUrl` names the server when it is known. */
export const registerApiDocument = async (app: FastifyInstance, { siteUrl }: { siteUrl: string | undefined }): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Bank website API', version: '1', description },
      ...(siteUrl && { servers: [{ url: siteUrl }] }),
    },
    transformObject: (parts) => ('openapiObject' in parts ? promiseHeaders(parts.openapiObject) : parts.swaggerObject),
  })
  app.get('/api/openapi.json', { schema: ownSchema }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(app.swagger()),
  )
}
