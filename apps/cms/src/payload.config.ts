import { storeConfig } from '@bank/content/store/config.ts'
import { readAdminEnvironment } from '@bank/content/store/environment/admin-environment.ts'
import { readStoreEnvironment, storeSecret } from '@bank/content/store/environment/env.ts'
import { readLeadsEnv } from '@bank/leads/env.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { recordCheckBy } from '@bank/publisher/record-check.ts'
import { composeFieldsPerCall } from './language/compose-fields-per-call.ts'
import { leadsEndpoints } from './leads/leads-endpoints.ts'
import { openOnce } from './leads/open-leads-once.ts'
import { pageReportsEndpoint } from './leads/page-reports-endpoint.ts'
import { publisherEndpoints } from './publisher/publisher-endpoints.ts'

composeFieldsPerCall()

const environment = readStoreEnvironment(process.env, process.cwd())
const admin = readAdminEnvironment(process.env)

const siteUrl = process.env['SITE_URL'] || `http://localhost:${process.env['PORT'] || 8080}`

const publisher = publisherEndpoints({ dataDir: environment.dataDir, previewUrl: admin.previewUrl, siteUrl })

const recordCheck = recordCheckBy(environment.dataDir)

const open = openOnce(() => openLeads(readLeadsEnv(process.env).databaseUrl))

const visitors = [...leadsEndpoints(open), pageReportsEndpoint(open, siteUrl)]

/** The admin shows the same store that the importer and the exporter open. */
export const config = storeSecret(environment).then((secret) =>
  storeConfig({ ...environment, secret, admin, mail: admin.mail, recordCheck, endpoints: [...publisher, ...visitors], logLevel: 'warn' }),
)
