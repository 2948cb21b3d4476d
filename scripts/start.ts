import { relative } from 'node:path'
import { readApiEnv } from '@bank/api/env.ts'
import { commands, failQuietly, run, step } from './run.ts'

/** From a fresh clone to the served site: store, demo content, snapshot, build, server. A second start finds most of it done. */
try {
  // Read before anything is done: a wrong setting of the server is told at once, and not after minutes.
  const { PORT, DATA_DIR, SMTP_URL } = readApiEnv(process.env)
  const dataDir = relative('', DATA_DIR)
  await step('Content store: migrate, import the demo content, export the snapshot', () => run(commands.prepareStore))
  await step('Site: build what changed', () => run(commands.buildSite))
  console.log(`
The site is at  http://localhost:${PORT}/   (Spanish: /es/)
  store, media, snapshots and releases   ${dataDir}/
  mails of the forms                     ${SMTP_URL ? 'sent by SMTP_URL' : `${dataDir}/mail/`}
  edit content                           npm run cms
  publish what was edited                npm run publish
`)
  await run(commands.serve)
} catch (error) {
  failQuietly(error)
}
