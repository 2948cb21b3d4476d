import { runCommand } from '@bank/content/store/commands/run-command.ts'

// Publishes a block as it is saved, as a program without an account does it: nobody checks that.
await runCommand(async ({ payload }) => {
  await payload.update({ collection: 'blocks', id: String(process.argv[2]), data: { _status: 'published' } })
})
