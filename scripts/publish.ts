import { commands, run, step, tell } from './run.ts'

/** Builds and publishes what is being exported, and says what is wrong when that must not be. An export that failed has said it already. */
const build = async (exporting: Promise<void>): Promise<void> => {
  const { buildCurrent, buildFailure } = await import('@bank/site/build/build-current.ts')
  await buildCurrent(process.env, exporting).catch(async (error: unknown) => {
    await exporting
    console.error(buildFailure(error))
    throw new Error('The site stays as it is.')
  })
}

/*
 * From the content store to the served site: export, build what changed, switch over. Nothing is switched when a step fails. The export
 * is a process of its own, for the content store needs its memory back; meanwhile the code of the site is compiled, if it is new.
 */
const exporting = run(commands.exportContent)
const building = build(exporting)
// Said below, each where it is waited for.
exporting.catch(() => undefined)
building.catch(() => undefined)
try {
  await step('Export the content snapshot', () => exporting)
  await step('Site: build what changed', () => building)
  process.exit(0)
} catch (error) {
  tell(error)
  // A build puts its tools away before it ends, which takes a few seconds.
  await Promise.allSettled([building])
  process.exit(1)
}
