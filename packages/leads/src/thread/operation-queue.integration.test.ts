import { mkdirSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import type { OperationName } from '../operations.ts'
import { someLead } from '../testing/lead.ts'
import { testLeadsFile } from '../testing/leads-file.ts'
import { holdLock } from '../testing/lock.ts'
import { referencesAt } from '../testing/references.ts'
import { followLeadsFile } from './leads-file.ts'
import { type Outcome, operationQueue } from './operation-queue.ts'
import { monotonicNow } from './protocol.ts'

/** A queue over a real file, and what happens to that between the look before a transaction and its commit. */
const testQueue = async (now = monotonicNow) => {
  const { file: path, log } = await testLeadsFile()
  const file = followLeadsFile(path, log, now)
  onTestFinished(() => file.close())
  let meanwhile = () => {}
  const connection = async () => {
    const opened = await file.connection()
    meanwhile()
    meanwhile = () => {}
    return opened
  }
  const queue = operationQueue({ file: { ...file, connection }, now, retryEvery: 1 })
  return {
    path,
    idle: queue.idle,
    connection: file.connection,
    meanwhile: (happen: () => void) => {
      meanwhile = happen
    },
    run: (name: OperationName, args: readonly unknown[], deadline = Number.POSITIVE_INFINITY) =>
      new Promise<Outcome>((settle) => queue.add({ name, args, deadline, settle })),
  }
}

it('[D-FORM-5] a lead that is committed to a file that was just removed is refused, and its repetition is one lead at the path', async () => {
  const { path, meanwhile, run } = await testQueue()
  await run('check', [])
  meanwhile(() => rmSync(path))
  const lead = someLead({ idempotencyKey: 'key' })
  expect(await run('accept', [lead])).toMatchObject({ error: { code: 'LEADS_FILE_GONE' } })
  const again = await run('accept', [lead])
  expect(again).toMatchObject({ result: { kind: 'repeated' } })
  expect(referencesAt(path)).toEqual(['result' in again && (again.result as { reference: string }).reference])
})

it('[D-FORM-5] leads that come after those of a commit that is refused are taken', async () => {
  const { path, meanwhile, run } = await testQueue()
  await run('check', [])
  meanwhile(() => rmSync(path))
  const outcomes = await Promise.all(Array.from({ length: 101 }, () => run('accept', [someLead()])))
  expect(outcomes.slice(0, 100)).toEqual(Array(100).fill({ error: expect.objectContaining({ code: 'LEADS_FILE_GONE' }) }))
  expect(outcomes[100]).toMatchObject({ result: { kind: 'accepted' } })
})

it('is idle when everything that came is answered', async () => {
  const { idle, run } = await testQueue()
  const answered: unknown[] = []
  for (const lead of [someLead(), someLead()]) void run('accept', [lead]).then((outcome) => answered.push(outcome))
  await idle()
  expect(answered).toHaveLength(2)
})

it('a read that meets a lock is tried again', async () => {
  const { connection, run } = await testQueue()
  const { raw } = await connection()
  const prepare = raw.prepare.bind(raw)
  // As SQLite says while another process mends the log of the file.
  raw.prepare = () => {
    raw.prepare = prepare
    throw Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 })
  }
  expect(await run('counts', [])).toEqual({ result: { pending: 0, sent: 0, parked: 0 } })
})

/** Every statement that is carried out as it is from now on: those that begin and end transactions. */
const statementsOf = (raw: DatabaseSync): readonly string[] => {
  const statements: string[] = []
  const exec = raw.exec.bind(raw)
  raw.exec = (sql) => {
    statements.push(sql)
    exec(sql)
  }
  return statements
}

it.each([
  [20, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('%i leads that come together share as few commits as may be: %i', async (leads, commits) => {
  const { connection, run } = await testQueue()
  const statements = statementsOf((await connection()).raw)
  const outcomes = await Promise.all(Array.from({ length: leads }, () => run('accept', [someLead()])))
  expect(outcomes).toEqual(Array(leads).fill({ result: { kind: 'accepted', reference: expect.any(String) } }))
  expect(statements.filter((sql) => sql === 'commit')).toHaveLength(commits)
})

it('what only reads begins no transaction', async () => {
  const { connection, run } = await testQueue()
  const statements = statementsOf((await connection()).raw)
  expect(await run('counts', [])).toEqual({ result: { pending: 0, sent: 0, parked: 0 } })
  expect(statements).toEqual([])
})

it('[D-FORM-5] of operations that come together, one that fails is refused alone, with its own error', async () => {
  const { path, run } = await testQueue()
  const broken = { ...someLead(), form: null }
  const [first, failed, last] = await Promise.all([someLead(), broken, someLead()].map((lead) => run('accept', [lead])))
  expect([first, last]).toMatchObject(Array(2).fill({ result: { kind: 'accepted' } }))
  expect(failed).toMatchObject({ error: { message: expect.stringContaining('leads.form') } })
  expect(referencesAt(path)).toHaveLength(2)
})

it('what waits for a file that cannot be opened is refused with the reason', async () => {
  const { path, run } = await testQueue()
  mkdirSync(path, { recursive: true })
  expect(await Promise.all([run('check', []), run('counts', [])])).toEqual(
    Array(2).fill({ error: expect.objectContaining({ code: 'ERR_SQLITE_ERROR' }) }),
  )
})

it('what is late when its turn comes is never carried out', async () => {
  let time = 0
  const { meanwhile, run } = await testQueue(() => time)
  await run('check', [])
  // The lock is had in time, but only just.
  meanwhile(() => {
    time = 10
  })
  const [late, early] = await Promise.all([run('accept', [someLead()], 10), run('accept', [someLead()], 11)])
  expect(late).toMatchObject({ error: { code: 'LEADS_BUSY' } })
  expect(early).toMatchObject({ result: { kind: 'accepted' } })
  expect(await run('counts', [])).toEqual({ result: { pending: 1, sent: 0, parked: 0 } })
})

it('[D-FORM-5] a full disk refuses leads, stores nothing of them, and takes them when there is room', async () => {
  const { path, connection, run } = await testQueue()
  const { raw } = await connection()
  raw.exec('pragma max_page_count = 1')
  const long = someLead({ idempotencyKey: 'key', subject: 'x'.repeat(100_000) })
  expect(await Promise.all([run('accept', [long]), run('accept', [long])])).toEqual(
    Array(2).fill({ error: expect.objectContaining({ errcode: 13 }) }),
  )
  expect(referencesAt(path)).toEqual([])
  raw.exec('pragma max_page_count = 100000')
  expect(await run('accept', [long])).toMatchObject({ result: { kind: 'accepted' } })
  expect(referencesAt(path)).toHaveLength(1)
})

it.each([
  ['backlog', [1000]],
  ['counts', []],
  ['list', []],
  ['leadsPage', [{}]],
  ['log', [{ most: 1 }]],
] as const)('%s goes on while another process holds the write lock', async (name, args) => {
  const { path, run } = await testQueue()
  await run('check', [])
  await using _lock = await holdLock(path)
  expect(await run(name, args, monotonicNow() + 20_000)).toHaveProperty('result')
})

it('[D-FORM-5] what was answered before is not looked up while nothing could be stored', async () => {
  const { path, run } = await testQueue()
  await run('check', [])
  await using _lock = await holdLock(path)
  const key = { idempotencyKey: 'key', bodyHash: 'hash' }
  expect(await run('findRepeat', [key], monotonicNow() + 50)).toMatchObject({ error: { code: 'LEADS_BUSY' } })
})

it('no lead is shown while it cannot be written down that somebody reads it', async () => {
  const { path, run } = await testQueue()
  const accepted = await run('accept', [someLead()])
  const { reference } = (accepted as { readonly result: { readonly reference: string } }).result
  const reading = [reference, { by: 'reader@bank.example', now: 2000 }]
  {
    await using _lock = await holdLock(path)
    expect(await run('readLead', reading, monotonicNow() + 50)).toMatchObject({ error: { code: 'LEADS_BUSY' } })
  }
  expect(await run('readLead', reading)).toMatchObject({ result: { reference, log: [{ action: 'read', at: 2000 }] } })
})
