import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { bankingHosts } from '@bank/model/banking-hosts.ts'
import { z } from 'zod'
import { UsageError } from '../commands/usage-error.ts'

/** What the content store needs to know of the world. */
export type StoreEnvironment = {
  /** Folder of the database file, the pictures and the snapshots. Absolute. */
  readonly dataDir: string
  /** `file:` with an absolute path, or `postgres://…`. */
  readonly databaseUrl: string
  /** Signs the sessions of editors. Absent: one is made and kept in the data folder. */
  readonly secret: string | undefined
  /** The only hosts that log-ins and applications may be sent to. */
  readonly bankingHosts: readonly string[]
}

const databaseUrl = z
  .string()
  .regex(/^(?:file:.+|postgres(?:ql)?:\/\/.+)$/, 'must be file:<path> for SQLite or postgres://user:password@host/database for PostgreSQL')

const schema = z.object({
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: databaseUrl.optional(),
  PAYLOAD_SECRET: z.string().min(32, 'must have at least 32 characters; leave it out and one is made for you').optional(),
  BANKING_HOSTS: bankingHosts,
})

const withoutBlanks = (source: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))

const absoluteUrl = (url: string, root: string): string =>
  url.startsWith('file:') && !url.startsWith('file://') ? `file:${resolve(root, url.slice('file:'.length))}` : url

/**
 * Reads the settings of the content store. Relative paths are taken from `root`, wherever a command is run. Throws with every wrong variable, its value's
 * rule and what to do.
 */
export const readStoreEnvironment = (source: Readonly<Record<string, string | undefined>>, root: string): StoreEnvironment => {
  const parsed = schema.safeParse(withoutBlanks(source))
  if (!parsed.success)
    throw new UsageError(
      ['The environment is not usable:', ...parsed.error.issues.map((issue) => `  - ${issue.path.join('.')} ${issue.message}`)].join('\n'),
    )
  const dataDir = resolve(root, parsed.data.DATA_DIR)
  return {
    dataDir,
    databaseUrl: absoluteUrl(parsed.data.DATABASE_URL ?? `file:${dataDir}/store.db`, root),
    secret: parsed.data.PAYLOAD_SECRET,
    bankingHosts: parsed.data.BANKING_HOSTS,
  }
}

/** The secret that signs editors' sessions: the given one, else the one kept in the data folder, made on first use. */
export const storeSecret = async ({ dataDir, secret }: Pick<StoreEnvironment, 'dataDir' | 'secret'>): Promise<string> => {
  if (secret) return secret
  const file = resolve(dataDir, 'payload-secret')
  await mkdir(dataDir, { recursive: true })
  if (existsSync(file)) return readFile(file, 'utf8')
  // Written whole under a name of its own, then linked: of several that start at once, the first link stays, and nobody reads half a secret.
  const own = `${file}.${randomUUID()}`
  await writeFile(own, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  try {
    await link(own, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    return await readFile(file, 'utf8')
  } finally {
    await rm(own, { force: true })
  }
}
