import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type BuiltSite, readBuiltSite } from './built-site.ts'

/** Writes a small built site into a temporary folder and reads it back: what the tests of the build steps work on. */
export const smallSite = async (files: Readonly<Record<string, string>>): Promise<BuiltSite> => {
  const dir = await mkdtemp(join(tmpdir(), 'small-site-'))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), content)
  }
  return readBuiltSite(dir)
}
