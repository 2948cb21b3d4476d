import { commands, failQuietly, run } from './run.ts'

/** From the content store to the served site: what changed is checked, rendered and put in force; nothing is when something is wrong. */
try {
  await run(commands.publish, process.argv.slice(2))
} catch (error) {
  failQuietly(error)
}
