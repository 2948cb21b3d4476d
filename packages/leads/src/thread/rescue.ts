import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { migrate } from '../database/migrate.ts'
import { createFile, isBusy, openSqlite, type SqliteConnection } from '../database/sqlite.ts'
import type { Tables } from '../database/tables.ts'
import { codeOf } from '../error-code.ts'
import type { LeadsLog } from '../leads.ts'
import { isDamaged, salvage } from './salvage.ts'

const rescuedPrefix = (file: string): string => `${basename(file)}.rescued-`

/** Copies all rows; of a damaged file those that can be read. Returns whether they are all there. */
const copy = (raw: DatabaseSync, file: string, unfinished: string, log: LeadsLog): boolean => {
  try {
    raw.prepare('vacuum into ?').run(unfinished)
    return true
  } catch (error) {
    if (!isDamaged(error)) throw error
    rmSync(unfinished, { force: true })
    createFile(unfinished)
    const context = { file, code: codeOf(error) }
    try {
      log.error(
        { ...context, messages: salvage(raw, unfinished) },
        'the leads file is damaged; these messages could be read, others may be lost',
      )
    } catch (unreadable) {
      if (!isDamaged(unreadable)) throw unreadable
      rmSync(unfinished, { force: true })
      log.error(context, 'the leads file is damaged and cannot be read; its messages are lost')
    }
    return false
  }
}

/**
 * Writes all that an open connection still sees into a new file beside `file`, on disk before this returns; `carryOver` takes it from
 * there. The file that the connection has open may have been removed long since. Returns whether nothing of it was damaged.
 */
export const rescue = (raw: DatabaseSync, file: string, name: string, log: LeadsLog): boolean => {
  const unfinished = `${file}.unfinished-${name}`
  try {
    createFile(unfinished)
    const isWhole = copy(raw, file, unfinished, log)
    if (!existsSync(unfinished)) return isWhole
    const descriptor = openSync(unfinished, 'r')
    fsyncSync(descriptor)
    closeSync(descriptor)
    renameSync(unfinished, join(dirname(file), `${rescuedPrefix(file)}${name}`))
    return isWhole
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

const columns = Object.keys({
  reference: 0,
  form: 0,
  message: 0,
  recipient: 0,
  subject: 0,
  accepted_at: 0,
  mail_id: 0,
  state: 0,
  failures: 0,
  next_attempt_at: 0,
  waiting_since: 0,
  lease: 0,
  leased_until: 0,
  last_error: 0,
  body_hash: 0,
  token_expires_at: 0,
  acknowledgement: 0,
  handled_at: 0,
  handled_by: 0,
} satisfies Record<Exclude<keyof Tables['leads'], 'idempotency_key' | 'captcha_token'>, 0>).join(', ')

/** A value that must be the only one, unless a lead of the other file has it already: that lead answers for it. */
const unlessTaken = (column: string): string =>
  `case when ${column} in (select ${column} from main.leads where ${column} is not null) then null else ${column} end`

/** Rows that are there stay as they are. */
const mergeLeads = `
  insert into main.leads (${columns}, idempotency_key, captcha_token)
  select ${columns}, ${unlessTaken('idempotency_key')}, ${unlessTaken('captcha_token')} from rescued.leads
  where reference not in (select reference from main.leads)`

/** Only, what was sent was sent. */
const mergeSent = `
  update main.leads set state = 'sent', lease = null, leased_until = 0
  where state <> 'sent' and reference in (select reference from rescued.leads where state = 'sent')`

/** What was dealt with, was dealt with. */
const mergeHandled = `
  update main.leads set (handled_at, handled_by) =
    (select handled_at, handled_by from rescued.leads where rescued.leads.reference = main.leads.reference)
  where handled_at is null and reference in (select reference from rescued.leads where handled_at is not null)`

/** Not those of a message that was cleared: an older copy of the file must not bring them back. */
const mergeNotes = `
  insert into main.lead_notes select * from rescued.lead_notes
  where id not in (select id from main.lead_notes) and reference in (select reference from main.leads where message is not null)`

const mergeLog = `
  insert into main.lead_log select * from rescued.lead_log where id not in (select id from main.lead_log)`

/** Days that both files counted keep the higher count: a file that comes back as an older copy must not count twice. */
const mergeTallies = `
  insert into main.tallies (day, kind, name, detail, count)
  select day, kind, name, detail, count from rescued.tallies where true
  on conflict (day, kind, name, detail) do update set count = max(count, excluded.count)`

/** Brings a rescued file to the newest schema: an older version of this code may have left it. */
const bringUpToDate = async (rescued: string): Promise<void> => {
  const { db, raw } = openSqlite(rescued)
  try {
    await migrate(db)
  } finally {
    raw.close()
  }
}

const merge = async ({ raw, inTransaction }: SqliteConnection, rescued: string): Promise<number> => {
  raw.prepare('attach database ? as rescued').run(`${pathToFileURL(rescued)}?mode=rw`)
  try {
    return await inTransaction(async () => {
      const { changes } = raw.prepare(mergeLeads).run()
      for (const merged of [mergeSent, mergeHandled, mergeNotes, mergeLog, mergeTallies]) raw.exec(merged)
      return Number(changes)
    })
  } finally {
    raw.exec('detach database rescued')
  }
}

/**
 * Takes what was rescued from a file that was removed or replaced into the one that is open now: what is missing is added, nothing is
 * overwritten. A rescued file that cannot be read stays where it is, and is reported each time. Rejects when another process holds the
 * write lock.
 */
export const carryOver = async (connection: SqliteConnection, file: string, log: LeadsLog): Promise<void> => {
  const names = readdirSync(dirname(file)).filter((name) => name.startsWith(rescuedPrefix(file)) && !/-(?:wal|shm)$/.test(name))
  for (const name of names) {
    const rescued = join(dirname(file), name)
    try {
      await bringUpToDate(rescued)
      const messages = await merge(connection, rescued)
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${rescued}${suffix}`, { force: true })
      log.warn({ messages }, 'messages of a leads file that was removed or replaced while it was open were taken into the present one')
    } catch (error) {
      if (isBusy(error)) throw error
      log.error(
        { file: rescued, code: codeOf(error) },
        'rescued messages could not be taken into the leads database; they are in this file',
      )
    }
  }
}
