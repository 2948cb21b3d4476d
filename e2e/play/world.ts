import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@bank/content/testing/start-postgres.ts'
import { testSmtpServer } from '@bank/mail/testing/smtp-server.ts'
import { withPublisherLock } from '@bank/releases/store/publisher-lock.ts'
import { BusyError } from '@bank/releases/store/release-store.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href

export type DatabaseKind = 'sqlite' | 'postgres'

/** Who plays, by the role that the command knows. */
export const cast = ['administrator', 'writer', 'approver', 'rates', 'leads'] as const
export type Role = (typeof cast)[number]
export const emailOf = (role: Role): string => `${role}@gulfpines.example`
export const password = 'only for a play of editors'

/** A bank's site and its admin, from an empty folder. `run` runs a program in it, and rejects when that fails. */
export type World = {
  readonly site: string
  readonly admin: string
  readonly mails: readonly string[]
  readonly run: (...command: readonly string[]) => Promise<void>
}

const sitePort = Number(process.env['PLAY_PORT'] ?? 4610)
const adminPort = sitePort + 1

const isTaken = async (port: number): Promise<boolean> => {
  const socket = connect({ port, host: 'localhost' })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Whoever answers there already would be taken for the site or the admin of this run. */
const refuseTaken = async (port: number): Promise<void> => {
  if (await isTaken(port))
    throw new Error(
      `Something answers on port ${port} already. End it, or choose a port with PLAY_PORT; the one above it must be free, too.`,
    )
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

const answers = async (address: string, child: ChildProcess, log: string): Promise<void> => {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (hasEnded(child)) throw new Error(`${child.spawnargs.at(-1)} ended before it answered: see ${log}`)
    await wait(200)
  }
}

/** Starts store, site, publisher, editors, admin and mail server as the commands of the project do, one after the other. */
const startWorld = async (kind: DatabaseKind, folder: string): Promise<World & { readonly end: () => Promise<void> }> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const logFile = join(folder, 'log.txt')
  const log = await open(logFile, 'a')
  const ends: (() => Promise<unknown>)[] = [() => log.close()]
  const end = async () => {
    for (const each of ends.splice(0).reverse()) await each()
  }
  try {
    const postgres = kind === 'postgres' ? await startPostgres({ survivesPowerLoss: false }) : undefined
    if (postgres) ends.push(postgres.stop)
    const smtp = await testSmtpServer()
    ends.push(async () => smtp[Symbol.asyncDispose]())
    const [site, admin] = [`http://localhost:${sitePort}`, `http://127.0.0.1:${adminPort}`]
    const env = {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: (await postgres?.createDatabase('content')) ?? '',
      LEADS_DATABASE_URL: (await postgres?.createDatabase('leads')) ?? '',
      PORT: String(sitePort),
      CMS_PORT: String(adminPort),
      SITE_URL: site,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'website@gulfpines.example',
      CAPTCHA_PROVIDER: 'altcha',
      EDITOR_PASSWORD: password,
      LOG_LEVEL: 'warn',
    }
    const start = (...command: readonly string[]): ChildProcess =>
      spawn(process.execPath, ['--import', endWithParent, ...command], {
        cwd: repository,
        env,
        stdio: ['ignore', log.fd, log.fd, 'ipc'],
      })
    const serve = async (command: string, address: string): Promise<void> => {
      const child = start(command)
      ends.push(async () => {
        if (!hasEnded(child) && child.kill('SIGTERM')) await once(child, 'exit')
      })
      await answers(address, child, logFile)
    }
    const run = async (...command: readonly string[]): Promise<void> => {
      const [code] = await once(start(...command), 'exit')
      if (code !== 0) throw new Error(`${command.join(' ')} failed: see ${logFile}`)
    }
    await serve('scripts/start.ts', `${site}/readyz`)
    for (const role of cast)
      await run('packages/content/src/create-editor-command.ts', emailOf(role), ...(role === 'administrator' ? [] : [role]))
    await serve('apps/cms/src/start.ts', `${admin}/admin/login`)
    return { site, admin, mails: smtp.mails, run, end }
  } catch (error) {
    await end()
    throw error
  }
}

/**
 * Plays in a world of its own, whose servers end with this process, however that ends. Throws before anything is started when another run has the
 * folder or something answers on a port.
 */
export const inWorld = async (kind: DatabaseKind, play: (world: World) => Promise<void>): Promise<void> => {
  const folder = join(repository, '.build/play', kind)
  const alone = async (): Promise<void> => {
    for (const port of [sitePort, adminPort]) await refuseTaken(port)
    const { end, ...world } = await startWorld(kind, folder)
    await play(world).finally(end)
  }
  await withPublisherLock(`${folder}.lock`, alone, 0).catch((error: unknown) => {
    if (!(error instanceof BusyError)) throw error
    throw new Error(`Another run plays in ${relative(repository, folder)}. Wait until it has ended, or end it.`)
  })
}
