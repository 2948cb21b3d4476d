import { dev } from 'astro'
import { commands, failQuietly, repository, run, step } from './run.ts'

/** Hot reload of the site at PORT (8080), with the API behind it; both read the newest snapshot, before any release is built of it. */
try {
  const apiPort = process.env['API_PORT'] ?? '8081'
  process.env['API_PORT'] = apiPort
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
  await step('Content store: migrate, import the demo content, export the snapshot', () => run(commands.prepareStore))
  run(commands.serve, [], { ...process.env, PORT: apiPort, API_CONTENT: 'snapshot' }).catch(failQuietly)
  await dev({ root: `${repository}apps/site` })
} catch (error) {
  failQuietly(error)
}
