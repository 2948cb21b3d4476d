import { join } from 'node:path'
import { exportSnapshot } from './export/export-snapshot.ts'
import { importContent } from './import/import-content.ts'
import { reportFor } from './import/report.ts'
import { runCommand } from './store/commands/run-command.ts'
import { migrate } from './store/database/migrate.ts'
import { repositoryRoot } from './store/environment/repository-root.ts'

// All that a start needs of the store, in one process: opening it costs more than what is left to do on a second start.
await runCommand(async (store) => {
  await migrate(store)
  const { written, unchanged, kept } = await importContent(store, join(repositoryRoot, 'content'), reportFor(process.stdout))
  console.log(`  imported ${written} records; ${unchanged} were there already; ${kept.length} were left as editors changed them`)
  const { file, changed, warnings } = await exportSnapshot(store, store.dataDir)
  for (const warning of warnings) console.log(`  warning: ${warning}`)
  console.log(changed ? `  wrote ${file}` : `  nothing has changed since ${file}`)
})
