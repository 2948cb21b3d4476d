import type { Tally } from '@bank/leads/leads.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { impersonalWords } from './impersonal-words.ts'
import { tallyCounter } from './tally-counter.ts'

const every = 1000

/** A counter over a database that writes what it is given, unless it is made to fail. */
const scene = (least = 3) => {
  const written: (readonly Tally[])[] = []
  const warned: string[] = []
  const database = { isOpen: true, failure: undefined as Error | undefined }
  const countTallies = async (_now: number, _kind: string, tallies: readonly Tally[]): Promise<void> => {
    if (database.failure) throw database.failure
    written.push(tallies)
  }
  const counter = tallyCounter({
    kind: 'search',
    keep: impersonalWords,
    least,
    leads: () => (database.isOpen ? { countTallies } : undefined),
    log: { warn: (context, message) => warned.push(`${message} ${JSON.stringify(context)}`) },
    now: () => 0,
    every,
  })
  const ask = (typed: string, times = 3, language: 'en' | 'es' = 'en') => {
    for (let each = 0; each < times; each += 1) counter.note(language, typed)
  }
  return { ...counter, ask, database, warned, written }
}

const search = (words: string, count: number, language: 'en' | 'es' = 'en') => ({ name: words, detail: language, count })
const interval = () => vi.advanceTimersByTimeAsync(every)

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
  }
})

it('writes what was asked for, once in a while and together', async () => {
  const { ask, written } = scene()
  ask('Zelle')
  ask('remesas', 4, 'es')
  await vi.advanceTimersByTimeAsync(every - 1)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual([[search('zelle', 3), search('remesas', 4, 'es')]])
  await interval()
  expect(written).toHaveLength(1)
})

it('keeps words back until they were asked for three times; from then on each counts', async () => {
  const { ask, written } = scene()
  ask('boat loan', 2)
  await interval()
  expect(written).toEqual([])
  ask('boat loan', 1)
  await interval()
  ask('boat loan', 1)
  await interval()
  expect(written).toEqual([[search('boat loan', 3)], [search('boat loan', 1)]])
})

it('writes at once what may be kept from the first time', async () => {
  const { ask, written } = scene(1)
  ask('boat loan', 1)
  await interval()
  ask('boat loan', 2)
  await interval()
  expect(written).toEqual([[search('boat loan', 1)], [search('boat loan', 2)]])
})

it('counts without words what holds none that may be kept, and at the end what was asked for too rarely', async () => {
  const { ask, close, written } = scene()
  ask('4111 1111 1111 1111', 1)
  ask('boat loan', 2)
  await close()
  expect(written).toEqual([[search('', 3)]])
  await interval()
  expect(written).toHaveLength(1)
})

it('holds no more words than it has room for, and loses no search', async () => {
  const { ask, close, written } = scene()
  for (let each = 0; each < 3; each += 1) {
    for (let word = 0; word < 1000; word += 1) ask(`boat ${String.fromCodePoint(0x4e00 + word + each * 1000)}x`, 1)
    await vi.advanceTimersByTimeAsync(0)
  }
  await interval()
  expect(written).toEqual([[search('', 2000)]])
  await close()
  expect(written[1]).toEqual([search('', 1000)])
})

it('reads no more than it has room for between two turns of the event loop', async () => {
  const { ask, close, written } = scene()
  ask('zelle', 5000)
  await close()
  expect(written).toEqual([[search('zelle', 1000)]])
})

it('keeps what a broken database did not take, and says so once until it takes it', async () => {
  const { ask, database, warned, written } = scene()
  database.failure = Object.assign(new Error('disk I/O error: zelle'), { code: 'ERR_SQLITE_ERROR' })
  ask('zelle')
  await interval()
  ask('zelle', 1)
  await interval()
  expect(warned).toEqual(['what visitors did could not be counted now {"kind":"search","type":"Error","code":"ERR_SQLITE_ERROR"}'])
  database.failure = undefined
  await interval()
  expect(written).toEqual([[search('zelle', 4)]])
  database.failure = new Error('again')
  ask('zelle', 1)
  await interval()
  expect(warned).toHaveLength(2)
})

it('waits for a database that is not open yet, and ends without one', async () => {
  const { ask, close, database, written } = scene()
  database.isOpen = false
  ask('zelle')
  await interval()
  database.isOpen = true
  await interval()
  expect(written).toEqual([[search('zelle', 3)]])
  database.isOpen = false
  ask('zelle', 1)
  await expect(close()).resolves.toBeUndefined()
})
