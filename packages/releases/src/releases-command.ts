import { join } from 'node:path'
import { ReleasesUsageError, readCommand } from './command/read-command.ts'
import { runCommand } from './command/run-command.ts'
import { folderStore } from './store/folder-store.ts'

/** Errors that tell their reader everything; others show where they come from. */
const inWords = ['BusyError', 'DamagedError', 'FolderInUseError', 'NothingThereError', 'UnknownReleaseError']

try {
  const command = readCommand(process.argv.slice(2))
  await runCommand(command, folderStore(join(process.env['DATA_DIR'] || 'data', 'releases')), {
    now: new Date(),
    write: (text) => process.stdout.write(text),
    say: (line) => process.stderr.write(`${line}\n`),
  })
} catch (error) {
  if (error instanceof ReleasesUsageError) {
    console.error(error.message)
    process.exitCode = 2
  } else {
    console.error(error instanceof Error && inWords.includes(error.name) ? error.message : error)
    process.exitCode = 1
  }
}
