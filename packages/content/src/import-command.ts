import { join, resolve } from 'node:path'
import { importContent } from './import/import-content.ts'
import { reportFor } from './import/report.ts'
import { runCommand } from './store/commands/run-command.ts'
import { migrate } from './store/database/migrate.ts'
import { repositoryRoot } from './store/environment/repository-root.ts'

const [folder = join(repositoryRoot, 'content')] = process.argv.slice(2)

await runCommand(async (store) => {
  await migrate(store)
  const { written, unchanged, kept } = await importContent(store, resolve(folder), reportFor(process.stdout))
  console.log(`Imported ${written} records; ${unchanged} were there already; ${kept.length} were left as editors changed them.`)
})
