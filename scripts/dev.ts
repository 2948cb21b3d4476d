import { readSiteEnv } from '@bank/site/env.ts'
import { dev } from 'astro'
import { repository } from './repository.ts'
import { commands, failQuietly, run, step } from './run.ts'

/** Hot reload of the site at PORT (8080), with the API behind it; both read the newest snapshot, before any release is built of it. */
try {
  const { API_PORT } = readSiteEnv(process.env)
  // Astro runs in this process and reads it from nowhere else.
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
  await step('Content store: migrate, import the demo content, export the snapshot', () => run(commands.prepareStore))
  run(commands.serve, [], { ...process.env, PORT: String(API_PORT), API_CONTENT: 'snapshot' }).catch(failQuietly)
  await dev({ root: `${repository}apps/site` })
} catch (error) {
  failQuietly(error)
}
