import { runCommand } from './store/commands/run-command.ts'
import { migrate } from './store/database/migrate.ts'

await runCommand(async (store) => {
  const ran = await migrate(store)
  console.log(ran.length > 0 ? `The content store is ready (${ran.join(', ')}).` : 'The content store is up to date.')
})
