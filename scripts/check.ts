import { runChecks, staticChecks, unitTests } from './checks.ts'
import { step } from './run.ts'

/** What to run before a commit: everything that takes seconds. `npm test` runs the integration and browser tests as well. */

let failed: readonly string[] = []
await step('Format, lint, types, unused code and unit tests', async () => {
  failed = await runChecks([...staticChecks, unitTests], process.env)
})
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exit(1)
}
