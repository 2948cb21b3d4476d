import { closeBranches, listClosures, reopenBranches } from '@bank/content/closures/change-closures.ts'
import { runCommand } from '@bank/content/store/commands/run-command.ts'
import { UsageError } from '@bank/content/store/commands/usage-error.ts'
import { migrate } from '@bank/content/store/database/migrate.ts'
import type { Store } from '@bank/content/store/open-store.ts'
import { askToPublish } from './ask-publisher.ts'
import { describeClosed, describeList, describeReopened, describeUntranslated } from './closures/describe-closures.ts'
import { readArguments } from './closures/read-arguments.ts'
import { rehearse } from './closures/rehearse.ts'
import { describeOutcome } from './describe-outcome.ts'

const args = process.argv.slice(2)

const say = (lines: readonly string[]): void => console.log(lines.join('\n'))

/** Lets the running publisher put it in force, which has seen the alert by itself already. */
const publish = async ({ dataDir }: Store): Promise<void> => {
  const outcome = await askToPublish(dataDir)
  if (!outcome) return say(['No publisher is running: alert and pages follow with the next publish (npm run publish).'])
  const { text, isFailure } = describeOutcome(outcome)
  if (isFailure) throw new UsageError(text)
  say([text])
}

/** As it was typed, for the log. */
const command = args.map((arg) => (/^[\w,=-]+$/.test(arg) ? arg : JSON.stringify(arg))).join(' ')

/*
 * Closes branches until further notice, reopens them, lists them, and rehearses that on a copy. Works on the store itself, whether anything else runs or
 * not.
 */
await runCommand(async (store) => {
  const asked = readArguments(args)
  if (asked.kind === 'help') return say([asked.usage])
  await migrate(store)
  const doer = { now: new Date(), command }
  switch (asked.kind) {
    case 'list':
      return say(describeList(await listClosures(store)))
    case 'reopen': {
      const result = await reopenBranches(store, asked.slugs, { ...doer, by: asked.by })
      say(describeReopened(result))
      return result.reopened.length > 0 ? publish(store) : undefined
    }
    case 'rehearse':
      return rehearse(store, { ...asked, ...doer }, process.env, say)
    case 'close': {
      const result = await closeBranches(store, { ...asked, ...doer })
      say([...describeClosed(result), ...(result.closed.length > 0 ? describeUntranslated(asked.words) : [])])
      return result.closed.length > 0 ? publish(store) : undefined
    }
  }
})
