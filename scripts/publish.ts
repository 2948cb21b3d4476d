import { commands, failQuietly, run, step } from './run.ts'

/** From the content store to the served site: export, build what changed, switch over. Nothing is switched when a step fails. */
try {
  await step('Export the content snapshot', () => run(commands.exportContent))
  await step('Site: build what changed', () => run(commands.buildSite))
} catch (error) {
  failQuietly(error)
}
