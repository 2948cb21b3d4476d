import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from './testing/folder.ts'

const createEditor = (dataDir: string, ...args: readonly string[]): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', EDITOR_PASSWORD: 'a long password for tests' }
    const command = join(import.meta.dirname, 'create-editor-command.ts')
    execFile(process.execPath, [command, ...args], { env: environment }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: `${stdout}${stderr}`.trim() }),
    )
  })

it('creates an editor once, and says so when the address is taken or is none', async () => {
  const dataDir = await temporaryFolder()
  const first = await createEditor(dataDir, 'editor@bank.example')
  expect(first).toEqual({
    code: 0,
    said: expect.stringContaining('sign in to the admin as writer, rates, locations, approver, leads, administrator.'),
  })
  const second = await createEditor(dataDir, 'Editor@bank.example')
  expect(second).toEqual({ code: 1, said: expect.stringMatching(/^editor@bank.example is an editor already/) })
  expect(await createEditor(dataDir, 'second@bank.example')).toEqual({
    code: 0,
    said: expect.stringContaining('second@bank.example can now sign in to the admin as writer.'),
  })
  expect(await createEditor(dataDir, '--reset', 'second@bank.example')).toEqual({
    code: 0,
    said: expect.stringContaining('second@bank.example has a new password and no second factor'),
  })
  expect(await createEditor(dataDir, '--reset', 'nobody@bank.example')).toEqual({ code: 1, said: 'nobody@bank.example is no editor.' })
  expect(await createEditor(dataDir, 'third@bank.example', 'approver', 'boss')).toEqual({
    code: 1,
    said: expect.stringContaining('There is no role boss'),
  })
  expect((await stat(join(dataDir, 'store.db'))).mode & 0o777).toBe(0o600)
  expect(await createEditor(dataDir, 'nobody')).toEqual({ code: 1, said: expect.stringMatching(/^Give the editor’s mail address/) })
})
