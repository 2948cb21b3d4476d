import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { LeadsLog } from '../leads.ts'
import { openLeadsInThread, type ThreadOptions } from './open-leads-in-thread.ts'

/** Answers a check, keeps silent about counts, ends in order when told to, and by itself when asked for anything else. */
const script = `
  const { parentPort } = require('node:worker_threads')
  let silentAbout = []
  const answer = (id) => parentPort.postMessage([{ kind: 'result', id }])
  const hear = ({ kind, name, id }) => {
    if (name === 'reach' || name === 'check') answer(id)
    else if (name === 'counts') silentAbout.push(id)
    else if (kind === 'close') {
      silentAbout.forEach(answer)
      parentPort.close()
    } else process.exit()
  }
  parentPort.on('message', (requests) => requests.forEach(hear))`

/** A thread that tells whether it keeps the process from ending. */
class TestThread extends Worker {
  isHeld = true

  override ref(): void {
    this.isHeld = true
    super.ref()
  }

  override unref(): void {
    this.isHeld = false
    super.unref()
  }
}

/** A database without a file, whose threads run a script. */
const testThreads = (source = script) => {
  const threads: TestThread[] = []
  const logged: [level: keyof LeadsLog, context: object, message: string][] = []
  const sayAs = (level: keyof LeadsLog) => (context: object, message: string) => void logged.push([level, context, message])
  const start = () => {
    const thread = new TestThread(source, { eval: true })
    threads.push(thread)
    return thread
  }
  const open = async (options: Partial<ThreadOptions> = {}) => {
    const leads = await openLeadsInThread('', { log: { warn: sayAs('warn'), error: sayAs('error') }, patience: 60_000, start, ...options })
    onTestFinished(() => leads.close())
    return leads
  }
  return { threads, logged, open }
}

const fakeClock = (...toFake: readonly ('hrtime' | 'setTimeout' | 'clearTimeout')[]) => {
  vi.useFakeTimers({ toFake: [...toFake] })
  onTestFinished(() => void vi.useRealTimers())
}

const ended = { code: 'LEADS_THREAD_ENDED' }

it('a thread that ends again and again is started ever later, and at once after one that has answered', async () => {
  fakeClock('hrtime')
  const { threads, open } = testThreads()
  const leads = await open()
  const expectEnd = () => expect(leads.list()).rejects.toMatchObject(ended)
  await expectEnd()
  await expectEnd()
  for (const [index, delay] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    vi.advanceTimersByTime(delay - 1)
    await expectEnd()
    expect(threads).toHaveLength(2 + index)
    vi.advanceTimersByTime(1)
    await expectEnd()
    expect(threads).toHaveLength(3 + index)
  }
  vi.advanceTimersByTime(30_000)
  await leads.check()
  await expectEnd()
  await leads.check()
  expect(threads).toHaveLength(11)
})

it('a thread that fails is logged without words that may quote a visitor', async () => {
  const { logged, open } = testThreads(`throw Object.assign(new TypeError('typed words'), { code: 'ERR_BROKEN', errcode: 1 })`)
  await expect(open()).rejects.toMatchObject(ended)
  expect(logged).toEqual([
    ['error', { name: 'TypeError', message: undefined, code: 'ERR_BROKEN', errcode: 1 }, 'the leads thread has failed'],
  ])
})

it('what a thread reports is logged', async () => {
  const { logged, open } = testThreads(`
    const { parentPort } = require('node:worker_threads')
    parentPort.on('message', ([{ kind, id }]) => {
      const logs = ['warn', 'error'].map((level) => ({ kind: 'log', level, context: { file: 'some file' }, message: level }))
      if (kind === 'close') parentPort.close()
      else parentPort.postMessage([...logs, { kind: 'result', id }])
    })`)
  await open()
  expect(logged).toEqual((['warn', 'error'] as const).map((level) => [level, { file: 'some file' }, level]))
})

it('a thread that says nothing is waited for while its disk may still answer, and is then ended', async () => {
  fakeClock('setTimeout', 'clearTimeout')
  const { threads, open } = testThreads(`require('node:worker_threads').parentPort.on('message', () => {})`)
  const opened = open({ patience: 5000 }).catch(({ code }) => code)
  const terminate = vi.spyOn(threads[0] as TestThread, 'terminate')
  await vi.advanceTimersByTimeAsync(30_000 + 2000 + 5000 + 2000 - 1)
  expect(terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(terminate).toHaveBeenCalledOnce()
  expect(await opened).toBe('LEADS_SILENT')
})

it('an operation that is never answered is given up when its time and that of the disk are over', async () => {
  const { open } = testThreads()
  fakeClock('setTimeout', 'clearTimeout')
  const leads = await open({ patience: 5000 })
  expect(vi.getTimerCount()).toBe(0)
  const refused = vi.fn()
  const asked = leads.counts().catch(({ code }) => refused(code))
  await vi.advanceTimersByTimeAsync(5000 + 2000 - 1)
  expect(refused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await asked
  expect(refused).toHaveBeenCalledWith('LEADS_SILENT')
  await leads.close()
  expect(vi.getTimerCount()).toBe(0)
})

it('an answer that nobody waits for any longer is let go', async () => {
  const { threads, open } = testThreads()
  await open()
  const late = { id: 99, error: { name: 'Error', message: 'late' } }
  for (const kind of ['result', 'failure']) expect(() => threads[0]?.emit('message', [{ kind, ...late }])).not.toThrow()
})

it('a thread keeps the process from ending while something is asked of it, and until it is closed in order', async () => {
  const { threads, open } = testThreads()
  const leads = await open()
  const isHeld = () => threads[0]?.isHeld
  expect(isHeld()).toBe(false)
  const checked = leads.check()
  expect(isHeld()).toBe(true)
  await checked
  expect(isHeld()).toBe(false)
  const counted = leads.counts().then(isHeld)
  await leads.check()
  expect(isHeld()).toBe(true)
  const closed = leads.close()
  expect(await counted).toBe(true)
  await closed
})

it('a thread that nobody asks anything keeps the process while it closes', async () => {
  const { threads, open } = testThreads()
  const leads = await open()
  const closed = leads.close()
  expect(threads[0]?.isHeld).toBe(true)
  await Promise.all([closed, leads.close()])
  expect(threads).toHaveLength(1)
})

it('two thousand operations may wait for the thread, and one more is refused until one of them is answered', async () => {
  const { threads, open } = testThreads()
  const leads = await open()
  const waiting = Array.from({ length: 2000 }, () => leads.counts())
  await expect(leads.check()).rejects.toMatchObject({ code: 'LEADS_OVERLOADED' })
  // The first operation of all was that of opening.
  threads[0]?.emit('message', [{ kind: 'result', id: 2 }])
  await waiting[0]
  await leads.check()
  await leads.close()
  await Promise.all(waiting)
})
