import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify'
import { failureCodeOf } from './errors.ts'
import { registerApiDocument } from './plugins/api-document.ts'
import { answerBrokenRequest } from './plugins/broken-requests.ts'
import { type CurrentContent, followContent } from './plugins/current-content.ts'
import { fail, registerFailures } from './plugins/failures.ts'
import { type GuardOptions, registerGuards } from './plugins/guards.ts'
import { registerSecurityHeaders, securityHeaders } from './plugins/security-headers.ts'
import { registerUnknownCalls } from './plugins/unknown-calls.ts'
import { registerGeolocation } from './routes/geolocation.ts'
import { registerHealth } from './routes/health.ts'
import { listedModel, registerLists } from './routes/lists.ts'
import { registerMenu } from './routes/menu.ts'
import { registerPages } from './routes/pages.ts'
import { registerSearch } from './routes/search.ts'

export type AppOptions = GuardOptions & {
  readonly dataDir: string
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[]
  readonly logger: NonNullable<FastifyServerOptions['logger']>
  /** Milliseconds between two looks at the data folder, beside the file system's own messages. */
  readonly pollEvery: number
  readonly apiDocument: boolean
  readonly siteUrl: string | undefined
  /** File or folder of the city database; the installed one when absent. */
  readonly geoipPath: string | undefined
}

/** Largest body of a request, in bytes. */
const bodyLimit = 16 * 1024

const createServer = ({ trustedProxies, logger }: AppOptions): FastifyInstance =>
  fastify({
    logger,
    // Fastify's own lines name addresses and queries; the failure plugin writes what may be known.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: [...trustedProxies],
    bodyLimit,
    // While it drains, what still arrives on open connections is answered like everything else.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders)
      fail(request, reply, error.code === 'FST_ERR_BAD_URL' ? 'badAddress' : failureCodeOf(error))
    },
  })

export type App = { readonly server: FastifyInstance; readonly content: CurrentContent }

/** The API and the built site as one app, not yet listening. `content` is there for whoever must know what is in force. */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const server = createServer(options)
  server.removeContentTypeParser('text/plain')
  registerSecurityHeaders(server)
  registerFailures(server)
  if (options.apiDocument) await registerApiDocument(server, options)
  const content = await followContent(server, options)

  registerHealth(server, { needed: [content.releases, content.snapshots] })
  registerMenu(server)
  registerPages(server, content)
  await server.register(
    async (api) => {
      await registerGuards(api, options)
      registerUnknownCalls(api, { isList: (path) => listedModel(path) !== undefined })
      registerGeolocation(api, options)
      registerSearch(api, content)
      registerLists(api, content)
    },
    { prefix: '/api' },
  )
  return { server, content }
}
