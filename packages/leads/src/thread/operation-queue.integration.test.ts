import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import type { OperationName } from '../operations.ts'
import { someLead } from '../testing/lead.ts'
import { testLeadsFile } from '../testing/leads-file.ts'
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

it('leads that come together share one commit', async () => {
  const { connection, run } = await testQueue()
  const { raw } = await connection()
  let commits = 0
  const exec = raw.exec.bind(raw)
  raw.exec = (sql) => {
    if (sql === 'commit') commits += 1
    exec(sql)
  }
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => run('accept', [someLead()])))
  expect(outcomes).toEqual(Array(20).fill({ result: { kind: 'accepted', reference: expect.any(String) } }))
  expect(commits).toBe(1)
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
