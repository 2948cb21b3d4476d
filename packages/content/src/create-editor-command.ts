import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { passwordLength, passwordProblem } from './store/accounts/password-policy.ts'
import { removeFactor } from './store/accounts/second-factor/factors.ts'
import { migrate } from './store/migrate.ts'
import type { Store } from './store/open-store.ts'
import { roles } from './store/rights/roles.ts'
import { runCommand } from './store/run-command.ts'
import { UsageError } from './store/usage-error.ts'

/** Takes what the terminal would show of the keys pressed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** A password never stands on the command line or the screen, where others could read it. */
const readPassword = async (): Promise<string> => {
  const given = process.env['EDITOR_PASSWORD']
  if (given) return given
  process.stdout.write(`Password, at least ${passwordLength.min} characters: `)
  const prompt = createInterface({ input: process.stdin, output: nowhere(), terminal: process.stdin.isTTY })
  const password = await prompt.question('')
  prompt.close()
  process.stdout.write('\n')
  return password
}

const usage = `npm run editor -- name@example.com [role …], with roles of ${roles.join(', ')}; or npm run editor -- --reset name@example.com`

const chosenPassword = async (email: string): Promise<string> => {
  const password = await readPassword()
  const problem = passwordProblem(password, email)
  if (problem !== undefined) throw new UsageError(problem)
  return password
}

/** For who has forgotten the password or lost the telephone, where no mail or no other administrator helps. */
const resetAccount = async ({ payload }: Store, email: string): Promise<void> => {
  const [account] = (await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })).docs
  if (!account) throw new UsageError(`${email} is no editor.`)
  const password = await chosenPassword(email)
  await payload.update({ collection: 'users', id: account.id, data: { password, secondFactorSince: null } })
  await removeFactor(payload, account.id)
  await payload.unlock({ collection: 'users', data: { email }, overrideAccess: true })
  console.log(`${email} has a new password and no second factor; all sessions have ended.`)
}

await runCommand(async (store) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { reset: { type: 'boolean' } } })
  const [address, ...wanted] = positionals
  const email = z.email(`Give the editor’s mail address: ${usage}`).toLowerCase().parse(address)
  const named = z.array(z.enum(roles, { error: ({ input }) => `There is no role ${String(input)}: ${usage}` })).parse(wanted)
  await migrate(store)
  if (values.reset) return resetAccount(store, email)
  const { totalDocs } = await store.payload.count({ collection: 'users', where: { email: { equals: email } } })
  if (totalDocs > 0)
    throw new UsageError(`${email} is an editor already; administrators change roles in the admin, and --reset gives a new password.`)
  const isFirst = (await store.payload.count({ collection: 'users' })).totalDocs === 0
  const given = named.length > 0 ? named : isFirst ? roles : (['writer'] as const)
  const password = await chosenPassword(email)
  await store.payload.create({ collection: 'users', data: { email, password, roles: [...given] } })
  console.log(`${email} can now sign in to the admin as ${given.join(', ')}.`)
  if (isFirst) console.log('What somebody changed last, somebody else publishes: make a second editor with the role approver.')
})
