import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import type { LeadsLog } from '../leads.ts'
import { errorOf } from '../testing/error-of.ts'
import { someLead } from '../testing/lead.ts'
import { testLeadsFile } from '../testing/leads-file.ts'
import { referencesAt } from '../testing/references.ts'
import { followLeadsFile } from './leads-file.ts'
import { rescue } from './rescue.ts'

const garbage = 'This is no database.'.repeat(500)
const removed = 'the leads file was removed, replaced or damaged while it was open; what it held is being rescued'
const taken = 'messages of a leads file that was removed or replaced while it was open were taken into the present one'
const unreadable = 'the leads file is damaged and cannot be read; its messages are lost'

/** A file that is followed on a clock of the test's own. */
const followed = async (log?: LeadsLog) => {
  const test = await testLeadsFile()
  const clock = { now: 0 }
  const follow = () => {
    const leadsFile = followLeadsFile(test.file, log ?? test.log, () => clock.now)
    onTestFinished(() => leadsFile.close())
    return leadsFile
  }
  return { ...test, clock, follow }
}

/** Leaves a file with what one lead wrote beside the path, as a rescue that was cut off does. */
const leaveRescued = async (file: string, name: string): Promise<string> => {
  const other = await testLeadsFile()
  const leads = await other.openHere()
  const outcome = await leads.accept(someLead())
  await leads.close()
  mkdirSync(dirname(file), { recursive: true })
  renameSync(other.file, `${file}.rescued-${name}`)
  return 'reference' in outcome ? outcome.reference : outcome.kind
}

it('reports a file that was removed, and what was taken from it', async () => {
  const { file, logged, reports, openHere } = await testLeadsFile()
  const leads = await openHere()
  for (const _ of [1, 2]) await leads.accept(someLead())
  rmSync(file)
  await leads.check()
  expect(logged).toEqual([removed, taken])
  expect(reports).toEqual([
    ['error', { file }],
    ['warn', { messages: 2 }],
  ])
})

it('[D-FORM-6] a token that was spent in a file that was removed stays spent', async () => {
  const { file, openHere } = await testLeadsFile()
  const leads = await openHere()
  await leads.accept(someLead({ captchaToken: 'spent' }))
  rmSync(file)
  expect(await leads.accept(someLead({ captchaToken: 'spent' }))).toEqual({ kind: 'captchaUsed' })
})

it('takes what readers noted along with a file that was removed, but no note of a message that was cleared since', async () => {
  const { file, openHere } = await testLeadsFile()
  const leads = await openHere()
  const [kept, cleared] = [await leads.accept(someLead({ now: 0 })), await leads.accept(someLead({ now: 0 }))].map((outcome) =>
    'reference' in outcome ? outcome.reference : '',
  ) as [string, string]
  const ana = { by: 'ana@bank.example', now: 1 }
  for (const reference of [kept, cleared]) await leads.addNote(reference, 'Called.', ana)
  await leads.setHandled(kept, true, ana)
  await leads.read(kept, ana)
  const before = `${file}.rescued-before`
  const raw = new DatabaseSync(file)
  raw.prepare('vacuum into ?').run(before)
  // As it is when the other one was open: marked, read and noted there, open and cleared here.
  raw.exec(`update leads set handled_at = null; delete from lead_log; delete from lead_notes;
    update leads set message = null where reference = '${cleared}'`)
  raw.close()
  await leads.close()
  const again = await openHere()
  expect(await again.read(kept, { ...ana, now: 2 })).toMatchObject({
    handled: { at: 1, by: 'ana@bank.example' },
    notes: [{ text: 'Called.' }],
    log: [{ action: 'read', at: 2 }, {}, {}],
  })
  expect(await again.read(cleared, ana)).toMatchObject({ message: undefined, notes: [] })
})

it('goes on without a file that was damaged before it was removed, and says that its messages are lost', async () => {
  const { file, logged, reports, follow } = await followed()
  const leadsFile = follow()
  const before = await leadsFile.connection()
  // What is in memory could still be saved.
  before.raw.exec('pragma shrink_memory')
  for (const each of [file, `${file}-wal`]) writeFileSync(each, garbage.repeat(50))
  rmSync(file)
  const { raw } = await leadsFile.connection()
  expect(raw.prepare('select count(*) as count from leads').get()).toEqual({ count: 0 })
  expect(logged).toEqual([removed, unreadable])
  expect(reports[1]).toEqual(['error', { file, code: 'ERR_SQLITE_ERROR' }])
  expect(readdirSync(dirname(file)).filter((name) => /unfinished|rescued/.test(name))).toEqual([])
})

it('reports rescued messages that cannot be read, each time, and leaves those of other files alone', async () => {
  const { file, reports, follow } = await followed()
  mkdirSync(dirname(file), { recursive: true })
  for (const name of [`${file}.rescued-broken`, `${dirname(file)}/other.sqlite.rescued-broken`]) writeFileSync(name, garbage)
  for (const _ of [1, 2]) {
    const leadsFile = follow()
    await leadsFile.connection()
    await leadsFile.close()
  }
  expect(reports).toEqual(Array(2).fill(['error', { file: `${file}.rescued-broken`, code: 'ERR_SQLITE_ERROR' }]))
})

it('is tried again a second after it could not be opened, and refuses with the same error until then', async () => {
  const { file, clock, follow } = await followed()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, garbage)
  const leadsFile = follow()
  const refused = async () => leadsFile.connection().catch((error: unknown) => error)
  const error = await refused()
  expect(error).toMatchObject({ errcode: 26 })
  rmSync(file)
  clock.now = 999
  expect(await refused()).toBe(error)
  clock.now = 1000
  expect(await refused()).toHaveProperty('raw')
})

it('says once that it was removed, however often its rescue has to be tried', async () => {
  const { file, clock, logged, follow } = await followed()
  const leadsFile = follow()
  const { raw } = await leadsFile.connection()
  renameSync(file, `${file}.old`)
  raw.exec('begin immediate; insert into turns values (1, 1, 1)')
  for (const now of [0, 1000, 2000]) {
    clock.now = now
    await expect(leadsFile.connection()).rejects.toThrow('cannot VACUUM from within a transaction')
  }
  raw.exec('rollback')
  expect(logged).toEqual([removed])
})

it.each([
  ['leads in a circle', 'ELOOP', (file: string) => symlinkSync(file, file)],
  ['leads through a file', 'ENOTDIR', (file: string) => symlinkSync(`${import.meta.filename}/leads.sqlite`, file)],
])('a path that %s is an error of the system: %s', async (_name, code, make) => {
  const { file, follow } = await followed()
  mkdirSync(dirname(file), { recursive: true })
  make(file)
  await expect(follow().connection()).rejects.toMatchObject({ code })
})

it('what cannot be rescued for want of a folder fails with that error, and nothing hides it', async () => {
  const { file, log, follow } = await followed()
  const { raw } = await follow().connection()
  symlinkSync(`${dirname(file)}/nowhere`, `${dirname(file)}/link`)
  expect(errorOf(() => rescue(raw, `${dirname(file)}/link/leads.sqlite`, 'name', log))).toMatchObject({ syscall: 'mkdir' })
})

it.each([
  ['is replaced', (file: string) => renameSync(`${file}.other`, file)],
  ['loses its log', (file: string) => rmSync(`${file}-wal`)],
  ['loses its index', (file: string) => rmSync(`${file}-shm`)],
])('[D-FORM-5] a file that %s while it is opened is not taken for open', async (_name, happen) => {
  const { file, follow } = await followed({
    warn: () => happen(file),
    error: (context, message) => expect([context, message]).toEqual([]),
  })
  await leaveRescued(file, 'first')
  writeFileSync(`${file}.other`, '')
  await expect(follow().connection()).rejects.toMatchObject({ code: 'LEADS_FILE_GONE' })
})

it('what was rescued waits for a lock that another connection takes meanwhile', async () => {
  const locks: DatabaseSync[] = []
  const { file, clock, follow } = await followed({
    warn: () => {
      if (locks.length > 0) return
      const lock = new DatabaseSync(file)
      lock.exec('begin immediate')
      locks.push(lock)
    },
    error: (context, message) => expect([context, message]).toEqual([]),
  })
  const references = [await leaveRescued(file, 'first'), await leaveRescued(file, 'second')]
  const leadsFile = follow()
  await expect(leadsFile.connection()).rejects.toMatchObject({ errcode: 5 })
  for (const lock of locks) lock.close()
  expect(clock.now).toBe(0)
  await leadsFile.connection()
  expect(referencesAt(file).toSorted()).toEqual(references.toSorted())
  expect(readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.rescued`))).toEqual([])
})

it('[D-FORM-5] the log of a database that takes the place of the open one is left to it', async () => {
  const { file, openHere } = await testLeadsFile()
  const other = await testLeadsFile()
  const theirs = await other.openHere()
  await theirs.accept(someLead())
  // Copied while it is open, so that the lead stands in the log alone.
  for (const end of ['', '-wal', '-shm']) copyFileSync(`${other.file}${end}`, `${other.file}.copy${end}`)
  const expected = referencesAt(other.file)
  const leads = await openHere()
  const ours = await leads.accept(someLead())
  for (const end of ['', '-wal', '-shm']) renameSync(`${other.file}.copy${end}`, `${file}${end}`)
  await leads.check()
  expect(referencesAt(file).toSorted()).toEqual([...expected, 'reference' in ours && ours.reference].toSorted())
})
