import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const addressSchema = z.object({ port: z.int().positive(), secret: z.string().min(32) })

/** Where the publisher of a data folder listens, and what it wants to be told. */
export type PublisherAddress = z.infer<typeof addressSchema>

const fileIn = (dataDir: string): string => join(dataDir, 'publisher/address.json')

export const newSecret = (): string => randomBytes(24).toString('base64url')

/** Says where this process listens, readable by its own user only. */
export const writeAddress = async (dataDir: string, address: PublisherAddress): Promise<void> => {
  await mkdir(dirname(fileIn(dataDir)), { recursive: true })
  // A new file: the mode of one that is there would stay.
  await rm(fileIn(dataDir), { force: true })
  await writeFile(fileIn(dataDir), JSON.stringify(address), { mode: 0o600 })
}

export const removeAddress = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true })

/** Nothing when no publisher has said where it is; the one that has may be gone. */
export const readAddress = async (dataDir: string): Promise<PublisherAddress | undefined> => {
  try {
    return addressSchema.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}
