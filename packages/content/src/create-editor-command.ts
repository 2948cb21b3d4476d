import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { z } from 'zod'
import { migrate } from './store/migrate.ts'
import { runCommand } from './store/run-command.ts'
import { UsageError } from './store/usage-error.ts'

const shortestPassword = 12

/** Takes what the terminal would show of the keys pressed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** A password never stands on the command line or the screen, where others could read it. */
const readPassword = async (): Promise<string> => {
  const given = process.env['EDITOR_PASSWORD']
  if (given) return given
  process.stdout.write(`Password, at least ${shortestPassword} characters: `)
  const prompt = createInterface({ input: process.stdin, output: nowhere(), terminal: process.stdin.isTTY })
  const password = await prompt.question('')
  prompt.close()
  process.stdout.write('\n')
  return password
}

await runCommand(async (store) => {
  const email = z
    .email('Give the editor’s mail address: node packages/content/src/create-editor-command.ts name@example.com')
    .toLowerCase()
    .parse(process.argv[2])
  await migrate(store)
  const { totalDocs } = await store.payload.count({ collection: 'users', where: { email: { equals: email } } })
  if (totalDocs > 0) throw new UsageError(`${email} is an editor already; the admin changes passwords.`)
  const password = z
    .string()
    .min(shortestPassword, `The password must have at least ${shortestPassword} characters.`)
    .parse(await readPassword())
  await store.payload.create({ collection: 'users', data: { email, password } })
  console.log(`${email} can now sign in to the admin.`)
})
