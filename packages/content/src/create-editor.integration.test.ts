import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createEditor } from './create-editor.ts'
import { temporaryFolder } from './testing/folder.ts'
import { temporaryStore } from './testing/store.ts'

const password = 'a long password for tests'

/** Runs the command with the password of its environment, or with what is typed. */
const command = (dataDir: string, address: string, typed?: string): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', EDITOR_PASSWORD: typed === undefined ? password : '' }
    const { stdin } = execFile(
      process.execPath,
      [join(import.meta.dirname, 'create-editor-command.ts'), address],
      { env: environment },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: `${stdout}${stderr}`.trim() }),
    )
    stdin?.end(typed)
  })

it('creates an editor from the command line in a store that is not there yet, which nobody else may read', async () => {
  const dataDir = await temporaryFolder()
  expect(await command(dataDir, 'editor@bank.example')).toEqual({
    code: 0,
    said: expect.stringContaining('sign in to the admin as writer, rates, locations, approver, leads, administrator.'),
  })
  expect((await stat(join(dataDir, 'store.db'))).mode & 0o777).toBe(0o600)
  expect((await command(dataDir, 'typed@bank.example', `${password}\n`)).said).toContain('can now sign in to the admin as writer.')
  expect(await command(dataDir, 'silent@bank.example', '')).toEqual({
    code: 1,
    said: expect.stringMatching(/: There is no password: type one/),
  })
  expect(await command(dataDir, 'nobody')).toEqual({ code: 1, said: expect.stringMatching(/^Give the editor’s mail address/) })
})

it('creates an editor once, and says so when the address is taken or is none', async () => {
  const store = await temporaryStore()
  const editor = (...args: readonly string[]) => createEditor(store, args, async () => password)
  expect(await editor('editor@bank.example')).toMatch(
    /^editor@bank.example can now .* approver, leads, administrator\.\nWhat somebody changed/,
  )
  await expect(editor('Editor@bank.example')).rejects.toThrow(/^editor@bank.example is an editor already/)
  expect(await editor('second@bank.example')).toBe('second@bank.example can now sign in to the admin as writer.')
  expect(await editor('--reset', 'second@bank.example')).toContain('second@bank.example has a new password and no second factor')
  await expect(editor('--reset', 'nobody@bank.example')).rejects.toThrow('nobody@bank.example is no editor.')
  await expect(editor('third@bank.example', 'approver', 'boss')).rejects.toThrow('There is no role boss')
  await expect(editor('nobody')).rejects.toThrow(/Give the editor’s mail address/)
  await expect(createEditor(store, ['fourth@bank.example'], async () => 'short')).rejects.toThrow(/characters/)
})

it('keeps in the history what the command did with an account', async () => {
  const store = await temporaryStore()
  await createEditor(store, ['ana@bank.example'], async () => password)
  await createEditor(store, ['--reset', 'ana@bank.example'], async () => password)
  const { docs } = await store.payload.find({ collection: 'history', sort: 'id', depth: 0 })
  expect(docs).toMatchObject([
    { action: 'created', by: 'npm run editor', difference: expect.arrayContaining([expect.objectContaining({ field: 'email' })]) },
    { action: 'changed', by: 'npm run editor', difference: [{ field: 'password', after: 'was set' }] },
    { action: 'changed', by: 'npm run editor', difference: [{ field: 'lock', after: 'was taken away' }] },
  ])
})
