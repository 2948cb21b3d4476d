import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { openLeads } from '@bank/leads/open-leads.ts'
import { type HeldLock, holdLock } from '@bank/leads/testing/lock.ts'
import type { ChaosSite } from './chaos-site.ts'
import { limitFiles } from './full-disk.ts'

/** What is done to the site from outside. */
export type Fault = {
  readonly name: string
  readonly begin: () => Promise<void> | void
  readonly end: () => Promise<void> | void
  /** What its health must say meanwhile, as `state` or as one of the `causes`; nothing: it may stay well, for it mends itself at once (D-FORM-33). */
  readonly says?: string
}

const hour = 3_600_000

const clockFaults = ({ setClock }: ChaosSite): readonly Fault[] =>
  [-2 * hour, 2 * hour].map((offset) => ({
    name: `clock set ${offset < 0 ? 'back' : 'forward'} by two hours`,
    begin: () => setClock(offset),
    end: () => setClock(0),
    says: 'clock',
  }))

/** Resolves when the mails that piled up are out: so long the trouble lasts, whatever has caused it. */
const untilCaughtUp = async (url: string): Promise<void> => {
  const leads = await openLeads(url)
  while (((await leads.backlog(Date.now())).overdue ?? 0) > 10_000) await wait(100)
  await leads.close()
}

/** Mails pile up behind a server that holds them. */
const mailsHeld = ({ smtp, url }: ChaosSite, fault: Pick<Fault, 'name' | 'says'>, behaviour: 'slow' | 'hang'): Fault => ({
  ...fault,
  begin: () => smtp().behave(behaviour),
  end: () => {
    smtp().behave('accept')
    return untilCaughtUp(url)
  },
})

const mailFaults = (site: ChaosSite): readonly Fault[] => {
  const { smtp, endSmtp, startSmtp } = site
  return [
    { name: 'mail server dead', begin: endSmtp, end: startSmtp, says: 'mailServer' },
    mailsHeld(site, { name: 'mail server slow', says: 'outbox' }, 'slow'),
    mailsHeld(site, { name: 'mail server that never answers', says: 'mailServer' }, 'hang'),
    { name: 'mail server that hangs up', begin: () => smtp().behave('drop'), end: () => smtp().behave('accept') },
  ]
}

const fileFaults = ({ file, tmpfs, api }: ChaosSite): readonly Fault[] => {
  let lock: HeldLock | undefined
  const garbage = 'This is no database.'.repeat(500)
  return [
    {
      name: 'leads file locked',
      begin: async () => {
        lock = await holdLock(file)
      },
      end: () => lock?.release(),
      says: 'down',
    },
    { name: 'leads file removed', begin: () => rmSync(file), end: () => {} },
    {
      name: 'leads file and its log removed',
      begin: () => {
        for (const suffix of ['', '-wal']) rmSync(`${file}${suffix}`)
      },
      end: () => {},
    },
    {
      name: 'leads file replaced by an older copy',
      begin: async () => {
        const database = new DatabaseSync(file)
        database.prepare('vacuum into ?').run(`${file}.copy`)
        database.close()
        await wait(2000)
        renameSync(`${file}.copy`, file)
      },
      end: () => {},
    },
    {
      name: 'leads file replaced by a corrupt one',
      begin: () => {
        writeFileSync(`${file}.corrupt`, garbage)
        renameSync(`${file}.corrupt`, file)
      },
      end: () => rmSync(file),
      says: 'down',
    },
    // While the log holds every page nothing is broken; otherwise the next probe mends it: both are true, and nothing may be lost.
    { name: 'leads file overwritten in place', begin: () => writeFileSync(file, Buffer.alloc(statSync(file).size)), end: () => {} },
    {
      name: tmpfs?.isMounted ? 'disk full' : 'files limited, as by a quota',
      begin: () => (tmpfs?.isMounted ? tmpfs.fill() : limitFiles(api.pid() ?? 0, 4096)),
      end: () => (tmpfs?.isMounted ? tmpfs.free() : limitFiles(api.pid() ?? 0)),
      says: 'down',
    },
  ]
}

export const sqliteFaults = (site: ChaosSite): readonly Fault[] => [...fileFaults(site), ...clockFaults(site), ...mailFaults(site)]

/** `halt` and `resume` are those of the database server. */
export const postgresFaults = (
  site: ChaosSite,
  { halt, resume }: { readonly halt: () => Promise<void>; readonly resume: () => Promise<void> },
): readonly Fault[] => [{ name: 'PostgreSQL stopped', begin: halt, end: resume, says: 'down' }, ...clockFaults(site), ...mailFaults(site)]
