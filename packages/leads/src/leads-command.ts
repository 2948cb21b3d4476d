import { createWriteStream } from 'node:fs'
import { userInfo } from 'node:os'
import { pipeline } from 'node:stream/promises'
import { LeadsUsageError, readCommand } from './command/read-command.ts'
import { runLeadsCommand } from './command/run-command.ts'
import { readLeadsEnv } from './env.ts'
import { openLeads } from './open-leads.ts'

/** Readable by its owner alone: an export holds everything that visitors wrote. */
const save = (pieces: AsyncIterable<string>, file: string | undefined): Promise<void> =>
  pipeline(pieces, file === undefined ? process.stdout : createWriteStream(file, { mode: 0o600 }))

try {
  const command = readCommand(process.argv.slice(2))
  const leads = await openLeads(readLeadsEnv(process.env).databaseUrl)
  await runLeadsCommand(command, leads, {
    now: Date.now(),
    person: userInfo().username,
    write: (text) => process.stdout.write(text),
    save,
  })
  await leads.close()
} catch (error) {
  // The reader of a pipe may go away early, as `head` does.
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) {
    console.error(error instanceof LeadsUsageError ? error.message : error)
    process.exitCode = 1
  }
}
