import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@bank/content/testing/start-postgres.ts'
import { testSmtpServer } from '@bank/mail/testing/smtp-server.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))

export type DatabaseKind = 'sqlite' | 'postgres'

/** Who plays, by the role that the command knows. */
export const cast = ['administrator', 'writer', 'approver', 'rates', 'leads'] as const
export type Role = (typeof cast)[number]
export const emailOf = (role: Role): string => `${role}@gulfpines.example`
export const password = 'only for a play of editors'

/** A bank's site and its admin, from an empty folder. */
export type World = { readonly site: string; readonly admin: string; readonly mails: readonly string[]; readonly end: () => Promise<void> }

const sitePort = Number(process.env['PLAY_PORT'] ?? 4610)

const answers = async (address: string, child: ChildProcess): Promise<void> => {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with code ${child.exitCode}`)
    await wait(200)
  }
}

/** Starts store, site, publisher, editors, admin and mail server as the commands of the project do, one after the other. */
export const startWorld = async (kind: DatabaseKind): Promise<World> => {
  const folder = join(repository, '.build/play', kind)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const log = await open(join(folder, 'log.txt'), 'a')
  const ends: (() => Promise<unknown>)[] = [() => log.close()]
  const end = async () => {
    for (const each of ends.splice(0).reverse()) await each()
  }
  try {
    const postgres = kind === 'postgres' ? await startPostgres({ survivesPowerLoss: false }) : undefined
    if (postgres) ends.push(postgres.stop)
    const smtp = await testSmtpServer()
    ends.push(async () => smtp[Symbol.asyncDispose]())
    const [site, admin] = [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort + 1}`]
    const env = {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: (await postgres?.createDatabase('content')) ?? '',
      LEADS_DATABASE_URL: (await postgres?.createDatabase('leads')) ?? '',
      PORT: String(sitePort),
      CMS_PORT: String(sitePort + 1),
      SITE_URL: site,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'website@gulfpines.example',
      CAPTCHA_PROVIDER: 'altcha',
      EDITOR_PASSWORD: password,
      LOG_LEVEL: 'warn',
    }
    const start = (...command: readonly string[]): ChildProcess =>
      spawn(process.execPath, command, { cwd: repository, env, stdio: ['ignore', log.fd, log.fd] })
    const serve = async (command: string, address: string): Promise<void> => {
      const child = start(command)
      ends.push(async () => {
        if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
      })
      await answers(address, child)
    }
    await serve('scripts/start.ts', `${site}/readyz`)
    for (const role of cast) {
      const [code] = await once(
        start('packages/content/src/create-editor-command.ts', emailOf(role), ...(role === 'administrator' ? [] : [role])),
        'exit',
      )
      if (code !== 0) throw new Error(`No editor was made: see ${folder}/log.txt`)
    }
    await serve('apps/cms/src/start.ts', `${admin}/admin/login`)
    return { site, admin, mails: smtp.mails, end }
  } catch (error) {
    await end()
    throw error
  }
}
