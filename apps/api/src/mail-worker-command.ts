import { openLeads } from '@bank/leads/open-leads.ts'
import { fastify } from 'fastify'
import { followLeads } from './contact/current-leads.ts'
import { mailSettings, readApiEnv } from './env.ts'
import { watchClock } from './health/watch-clock.ts'
import { configuredMailWorker } from './mail/configured-mail-worker.ts'

/** Sends the mails of the leads database in a process of its own, for sites whose API runs with MAIL_WORKER=off. */
const env = readApiEnv(process.env)
// Never listens: it is here for its log, so that both processes write alike.
const { log } = fastify({ logger: { level: env.LOG_LEVEL } })

const clock = watchClock()

// The worker's own pauses keep no process alive.
const keepAlive = setInterval(() => {}, 60_000)

const leads = await followLeads({
  open: () => openLeads(env.LEADS_DATABASE_URL, { log }),
  log,
  retryEvery: 10_000,
  patience: 10_000,
  onOpen: (opened) => configuredMailWorker(opened, log, clock, mailSettings(env)),
})

const end = (signal: NodeJS.Signals) => {
  log.info({ signal }, 'closing')
  clearInterval(keepAlive)
  void leads.close().then(() => process.exit(0))
}
process.once('SIGTERM', end)
process.once('SIGINT', end)
