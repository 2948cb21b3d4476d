import { readAdminEnvironment } from '@bank/content/store/admin-environment.ts'
import { storeConfig } from '@bank/content/store/config.ts'
import { readStoreEnvironment, storeSecret } from '@bank/content/store/env.ts'
import { readLeadsEnv } from '@bank/leads/env.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { leadsEndpoints } from './leads/leads-endpoints.ts'
import { openOnce } from './leads/open-leads-once.ts'
import { publisherEndpoints } from './publisher/publisher-endpoints.ts'

const environment = readStoreEnvironment(process.env, process.cwd())
const admin = readAdminEnvironment(process.env)

const publisher = publisherEndpoints({
  dataDir: environment.dataDir,
  previewUrl: admin.previewUrl,
  siteUrl: process.env['SITE_URL'] || `http://localhost:${process.env['PORT'] || 8080}`,
})

const leads = leadsEndpoints(openOnce(() => openLeads(readLeadsEnv(process.env).databaseUrl)))

/** The admin shows the same store that the importer and the exporter open. */
export const config = storeSecret(environment).then((secret) =>
  storeConfig({ ...environment, secret, admin, mail: admin.mail, endpoints: [...publisher, ...leads], logLevel: 'warn' }),
)
