import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compileInlineScript } from './inline-scripts.ts'

const folder = () => mkdtemp(join(tmpdir(), 'inline-script-'))

describe('an inline script', () => {
  it('is one text with all that it imports, and keeps its names to itself', async () => {
    const dir = await folder()
    await writeFile(join(dir, 'words.ts'), 'export const words: readonly string[] = ["inside", "out"]')
    await writeFile(join(dir, 'start.ts'), 'import { words } from "./words.ts"\nObject.assign(globalThis, { said: words.join(" ") })')
    const { text, files } = await compileInlineScript(join(dir, 'start.ts'))
    expect(text).not.toContain('import')
    const world: { said?: string } = {}
    new Function('globalThis', text)(world)
    expect(world).toEqual({ said: 'inside out' })
    expect(files.some((file) => file.endsWith('words.ts'))).toBe(true)
  })

  it('takes in what a module would import later', async () => {
    const dir = await folder()
    await writeFile(join(dir, 'later.ts'), 'export const later = "later"')
    await writeFile(join(dir, 'start.ts'), 'void import("./later.ts").then(({ later }) => { document.title = later })')
    expect((await compileInlineScript(join(dir, 'start.ts'))).text).not.toContain('import(')
  })

  it('is refused when it would end the element that it stands in', async () => {
    const dir = await folder()
    await writeFile(join(dir, 'start.ts'), 'document.title = document.title + String.raw`<!--`')
    await expect(compileInlineScript(join(dir, 'start.ts'))).rejects.toThrow(/script element/)
  })

  it('[D-AUD-2] the one of the head stays small: it stands on every page', async () => {
    const { text } = await compileInlineScript(fileURLToPath(new URL('../client/head-script.ts', import.meta.url)))
    expect(text).toContain('astro:before-swap')
    expect(text.length).toBeLessThan(3300)
  })
})
