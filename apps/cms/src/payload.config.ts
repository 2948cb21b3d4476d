import { storeConfig } from '@bank/content/store/config.ts'
import { readStoreEnvironment, storeSecret } from '@bank/content/store/env.ts'
import { readAdminEnvironment } from './env.ts'

const environment = readStoreEnvironment(process.env, process.cwd())
const admin = readAdminEnvironment(process.env)

/** The admin shows the same store that the importer and the exporter open. */
export const config = storeSecret(environment).then((secret) =>
  storeConfig({ ...environment, secret, admin, mail: admin.mail, logLevel: 'warn' }),
)
