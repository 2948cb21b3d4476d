import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const bytes = 32

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code

const read = async (file: string): Promise<string | undefined> => {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Writes it whole before it gets its name, so that nobody reads half of it. Of several that write at once the first one wins. */
const write = async (dataDir: string, file: string): Promise<void> => {
  const own = join(dataDir, `.captcha-secret-${randomUUID()}`)
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(own, randomBytes(bytes).toString('hex'), { mode: 0o600, flush: true })
    await link(own, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(own, { force: true })
  }
}

/**
 * The secret that signs challenges, kept in the data folder and readable by its owner alone; made on first use. Throws when it cannot
 * be made, and when the file holds too little to be one.
 */
export const storedCaptchaSecret = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'captcha-secret')
  const known = await read(file)
  if (known === undefined) await write(dataDir, file)
  const secret = known ?? (await readFile(file, 'utf8'))
  if (secret.length < bytes) throw new Error(`${file} holds no secret. Remove it, and one is made.`)
  return secret
}
