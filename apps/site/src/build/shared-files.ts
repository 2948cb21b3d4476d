import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes texts that many pages share into files named by their content, each text once, and returns their addresses:
 * `/_astro/{name}.{hash}.{ending}`.
 */
export const sharedFiles = (siteDir: string, name: string, ending: 'js' | 'css' | 'json'): ((text: string) => Promise<string>) => {
  const written = new Map<string, Promise<string>>()
  const write = async (text: string): Promise<string> => {
    const address = `/_astro/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${ending}`
    await writeFile(join(siteDir, address), text)
    return address
  }
  return (text) => {
    const known = written.get(text) ?? write(text)
    written.set(text, known)
    return known
  }
}
