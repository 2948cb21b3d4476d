import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { createEditor } from './create-editor.ts'
import { passwordLength } from './store/accounts/password-policy.ts'
import { runCommand } from './store/commands/run-command.ts'
import { UsageError } from './store/commands/usage-error.ts'

/** Takes what the terminal would show of the keys pressed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** A password never stands on the command line or the screen, where others could read it. */
const readPassword = async (): Promise<string> => {
  const given = process.env['EDITOR_PASSWORD']
  if (given) return given
  process.stdout.write(`Password, at least ${passwordLength.min} characters: `)
  const prompt = createInterface({ input: process.stdin, output: nowhere(), terminal: process.stdin.isTTY })
  const ended = once(prompt, 'close').then(() => {
    throw new UsageError('There is no password: type one, or name it in EDITOR_PASSWORD.')
  })
  const password = await Promise.race([prompt.question(''), ended])
  prompt.close()
  process.stdout.write('\n')
  return password
}

await runCommand(async (store) => console.log(await createEditor(store, process.argv.slice(2), readPassword)))
