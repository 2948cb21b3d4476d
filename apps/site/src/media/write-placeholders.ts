import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { renditionMaker } from './make-renditions.ts'

const placeholder = /\/media\/[A-Za-z0-9_-]+\.[0-9a-f]{10}\.\d+(?:x\d+)?\.blur\.webp/g

/**
 * Writes the blurred stand-ins of pictures into the pages that name them, as `data:` addresses: a few hundred bytes that come with the
 * page and need no request of their own (IMG-03). Returns how many there are.
 */
export const writePlaceholders = async (siteDir: string, make: ReturnType<typeof renditionMaker>): Promise<number> => {
  const files = (await readdir(siteDir, { recursive: true })).filter((name) => name.endsWith('.html'))
  const data = new Map<string, string>()
  for (const name of files) {
    const file = join(siteDir, name)
    const html = await readFile(file, 'utf8')
    const wanted = new Set(html.match(placeholder))
    for (const address of wanted)
      if (!data.has(address)) {
        const bytes = await readFile((await make(address)).file)
        data.set(address, `data:image/webp;base64,${bytes.toString('base64')}`)
      }
    if (wanted.size > 0)
      await writeFile(
        file,
        html.replaceAll(placeholder, (address) => data.get(address) ?? address),
      )
  }
  return data.size
}
