import { join } from 'node:path'
import { openLeads } from '@bank/leads/open-leads.ts'
import type { AppOptions } from '../app.ts'
import { easyCaptcha } from './captcha-tokens.ts'

/** A database of one app's own, in its data folder. */
export const ownLeads =
  (dataDir: string): AppOptions['openLeads'] =>
  (log) =>
    openLeads(`file:${join(dataDir, 'leads.sqlite')}`, { log, patience: 60_000 })

/** Options of an app over a data folder that nothing outside of it is asked for; benchmarks use them, too. */
export const appOptions = (dataDir: string): AppOptions => ({
  dataDir,
  trustedProxies: [],
  requestsPerMinute: 10_000,
  mostEventLoopDelay: 0,
  pressureCheckEvery: 1000,
  logger: false,
  pollEvery: 3_600_000,
  contentFrom: 'release',
  apiDocument: false,
  siteUrl: undefined,
  geoipPath: undefined,
  requestTimeout: 30_000,
  openCaptcha: async () => easyCaptcha(),
  openLeads: ownLeads(dataDir),
  leadsRetryEvery: 3_600_000,
  startMailWorker: undefined,
  healthEvery: 0,
  postsPerMinute: 10_000,
  defaultTo: undefined,
})
