import { openLeads } from '@bank/leads/open-leads.ts'
import { buildApp } from './app.ts'
import { configuredCaptcha } from './captcha/configured-captcha.ts'
import { mailSettings, readApiEnv } from './env.ts'
import { configuredMailWorker } from './mail/configured-mail-worker.ts'

/** Milliseconds that open requests get to end after a signal. */
const drainLimit = 10_000

const env = readApiEnv(process.env)
const { server } = await buildApp({
  dataDir: env.DATA_DIR,
  trustedProxies: env.TRUSTED_PROXIES,
  requestsPerMinute: env.RATE_LIMIT_PER_MINUTE,
  mostEventLoopDelay: 1000,
  pressureCheckEvery: 1000,
  logger: { level: env.LOG_LEVEL },
  pollEvery: 5000,
  contentFrom: env.API_CONTENT,
  apiDocument: env.API_DOCUMENT,
  siteUrl: env.SITE_URL,
  geoipPath: env.GEOIP_PATH,
  requestTimeout: 30_000,
  openCaptcha: (log) => configuredCaptcha(env.captcha, env.DATA_DIR, log),
  openLeads: (log) => openLeads(env.LEADS_DATABASE_URL, { log }),
  leadsRetryEvery: 10_000,
  startMailWorker:
    env.MAIL_WORKER === 'here' ? (leads, log, clock) => configuredMailWorker(leads, log, clock, mailSettings(env)) : undefined,
  healthEvery: 8000,
  postsPerMinute: env.MESSAGES_PER_MINUTE,
  defaultTo: env.MAIL_DEFAULT_TO,
})

const drain = (signal: NodeJS.Signals) => {
  server.log.info({ signal }, 'closing')
  setTimeout(() => process.exit(1), drainLimit).unref()
  void server.close().then(() => process.exit(0))
}
process.once('SIGTERM', drain)
process.once('SIGINT', drain)
// A process that started this one with a channel to it has ended.
process.once('disconnect', () => drain('SIGTERM'))

await server.listen({ port: env.PORT, host: env.HOST })
// Whoever started this process may wait for it.
process.send?.('ready')
