import { commands, failQuietly, run, step } from './run.ts'

/** From a fresh clone to the served site: store, demo content, snapshot, build, server. A second start finds most of it done. */
try {
  await step('Content store: migrate, import the demo content, export the snapshot', () => run(commands.prepareStore))
  await step('Site: build what changed', () => run(commands.buildSite))
  console.log(`
The site is at  http://localhost:${process.env['PORT'] || '8080'}/   (Spanish: /es/)
  store, media, snapshots and releases   ${process.env['DATA_DIR'] || 'data'}/
  mails of the forms                     ${process.env['SMTP_URL'] ? 'sent by SMTP_URL' : `${process.env['DATA_DIR'] || 'data'}/mail/`}
  edit content                           npm run cms
  publish what was edited                npm run publish
`)
  await run(commands.serve)
} catch (error) {
  failQuietly(error)
}
