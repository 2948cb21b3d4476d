import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeCurrent } from './current-file.ts'
import { removeOld } from './remove-old.ts'

it('keeps the current one, the newest others and work in progress', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'remove-old-'))
  for (const [index, name] of ['a.json', 'b.json', 'c.json', 'd.json', '.e-1'].entries()) {
    await writeFile(join(folder, name), name)
    await utimes(join(folder, name), index, index)
  }
  await mkdir(join(folder, 'f'))
  await writeCurrent(folder, 'a')
  await removeOld(folder, 3)
  expect((await readdir(folder)).sort()).toEqual(['.e-1', 'a.json', 'current', 'd.json', 'f'])
})
