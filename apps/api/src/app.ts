import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Leads, TallyKind } from '@bank/leads/leads.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'
import { securityHeaders } from '@bank/rules/serving/response-headers.ts'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify'
import type { Captcha } from './captcha/captcha.ts'
import { type CurrentLeads, followLeads } from './contact/current-leads.ts'
import type { CurrentValue } from './current/current-value.ts'
import { failureCodeOf } from './errors.ts'
import { leadsHealth } from './health/leads-health.ts'
import { type ClockWatch, watchClock } from './health/watch-clock.ts'
import { watchLeads } from './health/watch-leads.ts'
import type { MailWorker } from './mail/mail-worker.ts'
import type { BankLine } from './pages/refusal-page.ts'
import { isPagePath } from './pages/resolve-address.ts'
import { registerApiDocument } from './plugins/api-document.ts'
import { answerBrokenRequest } from './plugins/broken-requests.ts'
import { type FollowOptions, followReleases } from './plugins/current-release.ts'
import { fail, registerFailures } from './plugins/failures.ts'
import { type GuardOptions, registerGuards } from './plugins/guards.ts'
import { registerSampledLog } from './plugins/sampled-log.ts'
import { registerSecurityHeaders } from './plugins/security-headers.ts'
import { type PressureOptions, registerShedLoad } from './plugins/shed-load.ts'
import { registerUnknownCalls } from './plugins/unknown-calls.ts'
import type { Release } from './releases/release.ts'
import { registerCaptcha } from './routes/captcha.ts'
import { registerContact } from './routes/contact.ts'
import { registerGeolocation } from './routes/geolocation.ts'
import { registerHealth } from './routes/health.ts'
import { registerLists } from './routes/lists.ts'
import { registerMenu } from './routes/menu.ts'
import { registerNativePosts } from './routes/native-posts.ts'
import { registerPages } from './routes/pages.ts'
import { registerSearch } from './routes/search.ts'
import { impersonalAddress } from './tallies/impersonal-address.ts'
import { impersonalWords } from './tallies/impersonal-words.ts'
import { type TallyCounter, tallyCounter } from './tallies/tally-counter.ts'

export type AppOptions = GuardOptions &
  PressureOptions &
  FollowOptions & {
    /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
    readonly trustedProxies: readonly string[]
    readonly logger: NonNullable<FastifyServerOptions['logger']>
    readonly apiDocument: boolean
    readonly siteUrl: string | undefined
    /** File or folder of the city database; the installed one when absent. */
    readonly geoipPath: string | undefined
    /** Milliseconds in which a whole request must have arrived. */
    readonly requestTimeout: number
    readonly openCaptcha: (log: FastifyBaseLogger) => Promise<Captcha>
    /** Opens the leads database and brings it to the newest schema. */
    readonly openLeads: (log: FastifyBaseLogger) => Promise<Leads>
    /** Milliseconds between two tries to open it. */
    readonly leadsRetryEvery: number
    /** Starts to send the mails of the open database, where this process does. */
    readonly startMailWorker: ((leads: Leads, log: FastifyBaseLogger, clock: ClockWatch) => MailWorker) | undefined
    /** Milliseconds between two looks at how the leads are; 0: only when somebody asks. */
    readonly healthEvery: number
    /** Messages that one address may send in a minute. */
    readonly postsPerMinute: number
    /** Who gets messages that name nobody; else the support address of the site settings does. */
    readonly defaultTo: string | undefined
  }

/** Largest body of a request, in bytes: the longest message in signs of four bytes, with room for all other fields. */
const bodyLimit = 32 * 1024
/** Milliseconds that the start waits for the leads database. */
const leadsPatience = 10_000
/** Milliseconds between two writes of what is counted. */
const talliesEvery = 60_000
/** How often something that a visitor wrote must have come before it is kept. */
const leastWritten = 3

const createServer = ({ trustedProxies, logger, requestTimeout }: AppOptions): FastifyInstance =>
  fastify({
    logger,
    // Fastify's own lines name addresses and queries; the failure plugin writes what may be known.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: [...trustedProxies],
    bodyLimit,
    requestTimeout,
    // Node's own limit for headers is longer than ours for a whole request, and would then count for it.
    http: { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: Math.ceil(requestTimeout / 4) },
    // While it drains, what still arrives on open connections is answered like everything else.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders)
      fail(request, reply, error.code === 'FST_ERR_BAD_URL' ? 'badAddress' : failureCodeOf(error))
    },
  })

/** The leads database with its mails, and how both are. */
const openedLeads = async (server: FastifyInstance, options: AppOptions) => {
  const clock = watchClock()
  let mails: MailWorker | undefined
  const leads = await followLeads({
    open: () => options.openLeads(server.log),
    log: server.log,
    retryEvery: options.leadsRetryEvery,
    patience: leadsPatience,
    onOpen: (opened) => {
      mails = options.startMailWorker?.(opened, server.log, clock)
      return mails
    },
  })
  // Fastify comes here when the last open request is answered.
  server.addHook('onClose', leads.close)
  const watch = watchLeads({
    look: () =>
      leadsHealth({
        leads: leads.get(),
        now: clock.now(),
        clockStep: clock.step(),
        isMailServerSilent: mails?.isServerSilent() ?? false,
      }),
    every: options.healthEvery,
    log: server.log,
  })
  server.addHook('onClose', async () => watch.close())
  return { leads, health: watch.health, clock }
}

/** Counts what the site could not answer and what visitors say of its pages, in the database that is open. */
const openedCounters = (server: FastifyInstance, leads: CurrentLeads): Readonly<Record<TallyKind, TallyCounter>> => {
  const shared = { leads: leads.get, log: server.log, now: Date.now, every: talliesEvery }
  const counters = {
    search: tallyCounter({ ...shared, kind: 'search', keep: impersonalWords, least: leastWritten }),
    missing: tallyCounter({ ...shared, kind: 'missing', keep: impersonalAddress, least: leastWritten }),
    // Only addresses of pages come here.
    useful: tallyCounter({ ...shared, kind: 'useful', keep: (page) => page, least: 1 }),
  }
  // Fastify begins with the last: the database is still open.
  for (const { close } of Object.values(counters)) server.addHook('onClose', close)
  return counters
}

export type App = { readonly server: FastifyInstance; readonly releases: CurrentValue<Release>; readonly leads: CurrentLeads }

const lineOf = (release: Release | undefined): BankLine | undefined => {
  const { bankName: bank, tollFreeNumber: phone } = release?.content.settings ?? {}
  return bank && phone ? { bank, phone } : undefined
}

/** The API and the built site as one app, not yet listening. `releases` and `leads` tell the caller which release and database are in use. */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const server = createServer(options)
  server.removeContentTypeParser('text/plain')
  registerSecurityHeaders(server)
  registerSampledLog(server)
  let releases: CurrentValue<Release> | undefined
  registerFailures(server, () => lineOf(releases?.get()))
  await registerShedLoad(server, options)
  if (options.apiDocument) await registerApiDocument(server, options)
  const store = folderStore(join(options.dataDir, 'releases'))
  releases = await followReleases(server, store, options)
  const { leads, health, clock } = await openedLeads(server, options)
  const services = {
    leads: leads.get,
    captcha: await options.openCaptcha(server.log),
    content: () => releases.get()?.content,
    siteAddress: () => options.siteUrl ?? releases.get()?.content.settings.siteUrl,
    now: () => new Date(),
    acceptedAt: clock.now,
    isPage: (path: string) => {
      const release = releases.get()
      return release !== undefined && isPagePath(release, path)
    },
  }

  const counters = openedCounters(server, leads)

  registerHealth(server, { releases, health })
  registerMenu(server)
  registerPages(server, { ...services, releases, store, noteMissing: counters.missing.note })
  await registerNativePosts(server, { ...options, ...services, releases, store, noteUseful: counters.useful.note })
  await server.register(
    async (api) => {
      await registerGuards(api, options)
      registerUnknownCalls(api)
      registerGeolocation(api, options)
      registerCaptcha(api, services)
      await registerContact(api, { ...options, ...services })
      registerSearch(api, { releases, now: services.now, noteUnfound: counters.search.note })
      registerLists(api, { releases, now: () => new Date() })
    },
    { prefix: '/api' },
  )
  return { server, releases, leads }
}
