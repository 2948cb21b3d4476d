import { exportSnapshot } from './export/export-snapshot.ts'
import { runCommand } from './store/run-command.ts'

await runCommand(async (store) => {
  const { file, changed, warnings } = await exportSnapshot(store, store.dataDir)
  for (const warning of warnings) console.log(`Warning: ${warning}`)
  console.log(changed ? `Wrote ${file}` : `Nothing has changed since ${file}`)
})
