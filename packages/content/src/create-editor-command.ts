import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { migrate } from './store/migrate.ts'
import { runCommand } from './store/run-command.ts'

const shortestPassword = 12

/** A password never stands on the command line, where other users of the machine could read it. */
const readPassword = async (): Promise<string> => {
  const given = process.env['EDITOR_PASSWORD']
  if (given) return given
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const password = await prompt.question(`Password, at least ${shortestPassword} characters: `)
  prompt.close()
  return password
}

await runCommand(async (store) => {
  const email = z
    .email('Give the editor’s mail address: node packages/content/src/create-editor-command.ts name@example.com')
    .parse(process.argv[2])
  const password = z
    .string()
    .min(shortestPassword, `The password must have at least ${shortestPassword} characters.`)
    .parse(await readPassword())
  await migrate(store)
  await store.payload.create({ collection: 'users', data: { email, password } })
  console.log(`${email} can now sign in to the admin.`)
})
