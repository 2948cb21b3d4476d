import { commands, failQuietly, run, step } from './run.ts'

/**
 * From the content store to the served site: export, build what changed, switch over. Nothing is switched when a step fails. The export
 * is a process of its own, for the content store needs its memory back; what builds the site takes about as long to load, so it does
 * that meanwhile.
 */
try {
  const loading = import('@bank/site/build/build-current.ts')
  // Said where it is waited for.
  loading.catch(() => undefined)
  await step('Export the content snapshot', () => run(commands.exportContent))
  await step('Site: build what changed', async () => {
    const { buildCurrent, buildFailure } = await loading
    await buildCurrent(process.env).catch((error: unknown) => {
      console.error(buildFailure(error))
      throw new Error('The site stays as it is.')
    })
  })
  process.exit(0)
} catch (error) {
  failQuietly(error)
}
