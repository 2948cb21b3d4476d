import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { createFile, isBusy, type SqliteConnection } from '../database/sqlite.ts'
import { codeOf } from '../error-code.ts'
import type { LeadsLog } from '../leads.ts'

const rescuedPrefix = (file: string): string => `${basename(file)}.rescued-`

/**
 * Writes all that an open connection still sees into a new file beside `file`, on disk before this returns; `carryOver` takes it from
 * there. The file that the connection has open may have been removed long since.
 */
export const rescue = (raw: DatabaseSync, file: string, name: string): void => {
  const unfinished = `${file}.unfinished-${name}`
  try {
    createFile(unfinished)
    raw.prepare('vacuum into ?').run(unfinished)
    const descriptor = openSync(unfinished, 'r')
    fsyncSync(descriptor)
    closeSync(descriptor)
    renameSync(unfinished, join(dirname(file), `${rescuedPrefix(file)}${name}`))
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

const mergeLeads = `
  insert or ignore into main.leads (reference, form, message, recipient, subject, accepted_at)
  select reference, form, message, recipient, subject, accepted_at from rescued.leads`

/** Rows that are there stay as they are; only, what was sent was sent. */
const mergeRest = `
  insert or ignore into main.outbox
    (id, reference, state, failures, next_attempt_at, waiting_since, lease, leased_until, last_error)
  select id, reference, state, failures, next_attempt_at, waiting_since, lease, leased_until, last_error from rescued.outbox
  where reference in (select reference from main.leads);
  update main.outbox set state = 'sent', lease = null, leased_until = 0
  where state <> 'sent' and id in (select id from rescued.outbox where state = 'sent');
  insert or ignore into main.idempotency_keys (key, body_hash, reference, created_at)
  select key, body_hash, reference, created_at from rescued.idempotency_keys;
  insert or ignore into main.captcha_tokens (token, expires_at)
  select token, expires_at from rescued.captcha_tokens`

/** Days that both files counted keep the higher count: a file that comes back as an older copy must not count twice. */
const mergeSearches = `
  insert into main.unfound_searches (day, language, words, count)
  select day, language, words, count from rescued.unfound_searches where true
  on conflict (day, language, words) do update set count = max(count, excluded.count)`

/** Whether a rescued file knows searches: it may have been left by an older version of this code. */
const countsSearches = "select 1 from rescued.sqlite_schema where type = 'table' and name = 'unfound_searches'"

const merge = async ({ raw, inTransaction }: SqliteConnection, rescued: string): Promise<number> => {
  raw.prepare('attach database ? as rescued').run(`${pathToFileURL(rescued)}?mode=rw`)
  try {
    return await inTransaction(async () => {
      const { changes } = raw.prepare(mergeLeads).run()
      raw.exec(mergeRest)
      if (raw.prepare(countsSearches).get()) raw.exec(mergeSearches)
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
  const names = readdirSync(dirname(file)).filter((name) => name.startsWith(rescuedPrefix(file)))
  for (const name of names) {
    const rescued = join(dirname(file), name)
    try {
      const messages = await merge(connection, rescued)
      rmSync(rescued, { force: true })
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
