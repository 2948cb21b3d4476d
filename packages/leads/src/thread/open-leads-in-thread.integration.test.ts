import { execFile } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { someLead } from '../testing/lead.ts'
import { testLeadsFile } from '../testing/leads-file.ts'
import { openLeadsInThread } from './open-leads-in-thread.ts'
import type { LeadsThreadData } from './protocol.ts'

const execute = promisify(execFile)

it('every SQLite file is open in a thread of its own', async () => {
  const { open } = await testLeadsFile()
  const started: unknown[] = []
  const hear = (message: unknown) => void started.push(message)
  subscribe('worker_threads', hear)
  onTestFinished(() => void unsubscribe('worker_threads', hear))
  await open()
  await open()
  expect(started).toEqual(Array(2).fill({ worker: expect.any(Worker) }))
})

it('a thread that ends refuses what is under way, is started again, and has lost nothing', async () => {
  const { file, log } = await testLeadsFile()
  const threads: Worker[] = []
  const start = (data: LeadsThreadData) => {
    const thread = new Worker(new URL('./leads-thread.ts', import.meta.url), { workerData: data })
    threads.push(thread)
    return thread
  }
  const leads = await openLeadsInThread(file, { log, patience: 60_000, start })
  onTestFinished(() => leads.close())
  await leads.accept(someLead())
  void threads[0]?.terminate()
  await expect(leads.accept(someLead())).rejects.toMatchObject({ code: 'LEADS_THREAD_ENDED' })
  expect(await leads.accept(someLead())).toMatchObject({ kind: 'accepted' })
  expect(threads).toHaveLength(2)
  expect(await leads.counts()).toEqual({ pending: 2, sent: 0, parked: 0 })
})

it('a thread that says nothing is given up after a while', async () => {
  const { file, log } = await testLeadsFile()
  const start = (data: LeadsThreadData) =>
    new Worker(`require('node:worker_threads').parentPort.on('message', () => {})`, { eval: true, workerData: data })
  await expect(openLeadsInThread(file, { log, patience: 1, grace: 1, openPatience: 1, start })).rejects.toMatchObject({
    code: 'LEADS_SILENT',
  })
})

it('a file that is no database is an error of opening it', async () => {
  const { file, log } = await testLeadsFile()
  await mkdir(dirname(file), { recursive: true })
  writeFileSync(file, 'This is no database.'.repeat(500))
  await expect(openLeadsInThread(file, { log, patience: 60_000 })).rejects.toMatchObject({ errcode: 26 })
})

it('a closed database refuses everything, what came before included in what is stored', async () => {
  const { open } = await testLeadsFile()
  const leads = await open()
  const stored = Promise.all(Array.from({ length: 20 }, () => leads.accept(someLead())))
  await leads.close()
  await expect(leads.counts()).rejects.toMatchObject({ code: 'LEADS_CLOSED' })
  expect(new Set((await stored).map(({ kind }) => kind))).toEqual(new Set(['accepted']))
  expect(await (await open()).counts()).toEqual({ pending: 20, sent: 0, parked: 0 })
})

it('an open database keeps no process from ending', async () => {
  const { file } = await testLeadsFile()
  const script = `
    import { openLeads } from ${JSON.stringify(join(import.meta.dirname, '../open-leads.ts'))}
    const leads = await openLeads(${JSON.stringify(`file:${file}`)})
    console.log((await leads.counts()).pending)`
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', script])
  expect(stdout).toBe('0\n')
})
