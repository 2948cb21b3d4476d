import { parseArgs } from 'node:util'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { bankNames } from './store/accounts/bank-names.ts'
import { editorCommand } from './store/accounts/chosen-password.ts'
import { passwordProblem } from './store/accounts/password-policy.ts'
import { removeFactor } from './store/accounts/second-factor/factors.ts'
import { unlocked } from './store/accounts/unlock.ts'
import { UsageError } from './store/commands/usage-error.ts'
import { migrate } from './store/database/migrate.ts'
import { addToHistory, doneBy } from './store/history/keep-history.ts'
import type { Store } from './store/open-store.ts'
import { roles } from './store/rights/roles.ts'

const usage = `npm run editor -- name@example.com [role …], with roles of ${roles.join(', ')}; or npm run editor -- --reset name@example.com`

type ReadPassword = () => Promise<string>

const chosenPassword = async ({ payload }: Store, email: string, readPassword: ReadPassword): Promise<string> => {
  const password = await readPassword()
  const problem = await passwordProblem(password, { emails: [email], bank: await bankNames(payload) })
  if (problem) throw new UsageError(problem.en)
  return password
}

const commandRequest = (payload: Store['payload']) => createLocalReq({ context: { [doneBy]: editorCommand } }, payload)

/** For who has forgotten the password or lost the telephone, where no mail or no other administrator helps. */
const resetAccount = async (store: Store, email: string, readPassword: ReadPassword): Promise<string> => {
  const { payload } = store
  const [account] = (await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })).docs
  if (!account) throw new UsageError(`${email} is no editor.`)
  const password = await chosenPassword(store, email, readPassword)
  const req = await commandRequest(payload)
  await payload.update({ collection: 'users', id: account.id, data: { password, secondFactorSince: null }, req })
  await removeFactor(payload, account.id)
  await payload.unlock({ collection: 'users', data: { email }, overrideAccess: true, req })
  const factor = account['secondFactorSince'] ? [{ field: 'secondFactor', before: 'was set up', after: 'was reset' }] : []
  await addToHistory(req, { kind: 'users', record: String(account.id), action: 'changed', difference: [...factor, ...unlocked] })
  return `${email} has a new password and no second factor; all sessions have ended.`
}

/**
 * Makes an editor, or resets one, as the arguments of `npm run editor` say; the store is migrated first. Returns what is told of it. Throws a UsageError or a
 * ZodError that says what to write instead.
 */
export const createEditor = async (store: Store, args: readonly string[], readPassword: ReadPassword): Promise<string> => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { reset: { type: 'boolean' } } })
  const [address, ...wanted] = positionals
  const email = z.email(`Give the editor’s mail address: ${usage}`).toLowerCase().parse(address)
  const named = z.array(z.enum(roles, { error: ({ input }) => `There is no role ${String(input)}: ${usage}` })).parse(wanted)
  await migrate(store)
  if (values.reset) return resetAccount(store, email, readPassword)
  const { totalDocs } = await store.payload.count({ collection: 'users', where: { email: { equals: email } } })
  if (totalDocs > 0)
    throw new UsageError(`${email} is an editor already; administrators change roles in the admin, and --reset gives a new password.`)
  const isFirst = (await store.payload.count({ collection: 'users' })).totalDocs === 0
  const given = named.length > 0 ? named : isFirst ? roles : (['writer'] as const)
  const password = await chosenPassword(store, email, readPassword)
  await store.payload.create({
    collection: 'users',
    data: { email, password, roles: [...given] },
    req: await commandRequest(store.payload),
  })
  const told = `${email} can now sign in to the admin as ${given.join(', ')}.`
  return isFirst ? `${told}\nWhat somebody changed last, somebody else publishes: make a second editor with the role approver.` : told
}
