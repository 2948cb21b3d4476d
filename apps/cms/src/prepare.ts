import { runCommand } from '@bank/content/store/commands/run-command.ts'
import { UsageError } from '@bank/content/store/commands/usage-error.ts'
import { migrate } from '@bank/content/store/database/migrate.ts'

/** Makes the store ready for the admin, and refuses to open an admin that the first comer could take over. */
await runCommand(async (store) => {
  await migrate(store)
  const { totalDocs } = await store.payload.count({ collection: 'users' })
  if (totalDocs === 0)
    throw new UsageError(
      'There is no editor yet. Make the first one:\n  node packages/content/src/create-editor-command.ts name@example.com',
    )
})
