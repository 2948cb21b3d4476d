import { runCommand } from '@bank/content/store/commands/run-command.ts'
import { UsageError } from '@bank/content/store/commands/usage-error.ts'
import { askToPublish, askToVerify } from './ask-publisher.ts'
import { describeDifferences, describeOutcome } from './describe-outcome.ts'
import { storePublisher } from './store-publisher.ts'

/** Says how it went; what was refused, or differs, ends the command as a failure. */
const tell = ({ text, isFailure }: { readonly text: string; readonly isFailure: boolean }): void => {
  if (isFailure) throw new UsageError(text)
  console.log(text)
}

/*
 * Publishes what the content store holds, by the running publisher or, when there is none, in this process. With --verify it then compares
 * what is in force with a whole build.
 */
const [option] = process.argv.slice(2)
await runCommand(async (store) => {
  if (option !== undefined && option !== '--verify') throw new UsageError(`There is no option ${option}; there is --verify.`)
  const outcome = await askToPublish(store.dataDir)
  if (outcome) {
    tell(describeOutcome(outcome))
    if (option) tell(describeDifferences((await askToVerify(store.dataDir)) ?? []))
    return
  }
  const { site, publisher } = await storePublisher(store, process.env)
  try {
    tell(describeOutcome(await publisher.publish()))
    await site.keep()
    if (option) tell(describeDifferences(await publisher.verify()))
  } finally {
    await site.close()
  }
})
