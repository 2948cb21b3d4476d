import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeCurrent, temporaryDataFolder } from '../testing/data-folder.ts'
import { currentSnapshot } from './current-snapshot.ts'
import { type CurrentLog, followCurrent } from './current-value.ts'

const noPoll = 3_600_000

const recordingLog = () => {
  const lines: { level: string; context: object }[] = []
  const log: CurrentLog = {
    info: (context) => void lines.push({ level: 'info', context }),
    error: (context) => void lines.push({ level: 'error', context }),
  }
  return { log, errors: () => lines.filter(({ level }) => level === 'error') }
}

type Options<Value> = { load: (name: string, before: Value | undefined) => Promise<Value>; log?: CurrentLog; pollEvery?: number }

/** Follows the snapshots of a data folder. */
const follow = <Value>(dataDir: string, { load, log = recordingLog().log, pollEvery = noPoll }: Options<Value>) =>
  followCurrent<string, Value>({ source: currentSnapshot(join(dataDir, 'snapshots')), nameOf: String, load, log, pollEvery })

const upperCase = async (name: string): Promise<string> => {
  if (name.startsWith('broken')) throw new Error(`${name} cannot be read`)
  return name.toUpperCase()
}

it('has no value before anything was made current, and takes the first one without a restart', async () => {
  await using folder = await temporaryDataFolder()
  const value = follow(folder.dataDir, { load: upperCase })
  await value.check()
  expect(value.get()).toBeUndefined()
  await makeCurrent(folder.dataDir, 'snapshots', 'first')
  await value.check()
  expect(value.get()).toBe('FIRST')
  await value.close()
})

it('keeps the last good value when a new one is broken, says so once, and takes the next good one', async () => {
  await using folder = await temporaryDataFolder()
  const { log, errors } = recordingLog()
  const value = follow(folder.dataDir, { load: upperCase, log })
  await makeCurrent(folder.dataDir, 'snapshots', 'good')
  await value.check()
  await makeCurrent(folder.dataDir, 'snapshots', 'broken-1')
  await value.check()
  await value.check()
  expect(value.get()).toBe('GOOD')
  expect(errors()).toEqual([{ level: 'error', context: expect.objectContaining({ reason: 'broken-1 cannot be read' }) }])
  await makeCurrent(folder.dataDir, 'snapshots', 'better')
  await value.check()
  expect(value.get()).toBe('BETTER')
  await value.close()
})

it('tries a broken one again, because it may have been completed', async () => {
  await using folder = await temporaryDataFolder()
  let complete = false
  const load = async (name: string) => {
    if (!complete) throw new Error('half written')
    return name
  }
  const value = follow(folder.dataDir, { load })
  await makeCurrent(folder.dataDir, 'snapshots', 'one')
  await value.check()
  expect(value.get()).toBeUndefined()
  complete = true
  await value.check()
  expect(value.get()).toBe('one')
  await value.close()
})

it('loads what is named at the time of a check, also when a load is under way', async () => {
  await using folder = await temporaryDataFolder()
  const gate = Promise.withResolvers<void>()
  const loaded: string[] = []
  const load = async (name: string, before: string | undefined) => {
    loaded.push(`${before} then ${name}`)
    if (name === 'slow') await gate.promise
    return name
  }
  const value = follow(folder.dataDir, { load })
  await makeCurrent(folder.dataDir, 'snapshots', 'slow')
  const first = value.check()
  await makeCurrent(folder.dataDir, 'snapshots', 'newest')
  const second = value.check()
  gate.resolve()
  await Promise.all([first, second])
  expect(value.get()).toBe('newest')
  expect(loaded.at(-1)).toMatch(/then newest$/)
  await value.close()
})

it.each([
  ['the file system says so', noPoll],
  ['the poll comes round', 20],
])('notices a change when %s', async (_name, pollEvery) => {
  await using folder = await temporaryDataFolder()
  const snapshots = join(folder.dataDir, 'snapshots')
  // With a poll, the folder appears only later, so that there was nothing to watch.
  if (pollEvery === noPoll) await mkdir(snapshots)
  const seen = Promise.withResolvers<void>()
  const value = follow(folder.dataDir, { load: upperCase, log: { ...recordingLog().log, info: () => seen.resolve() }, pollEvery })
  await makeCurrent(folder.dataDir, 'snapshots', 'new')
  await seen.promise
  expect(value.get()).toBe('NEW')
  await value.close()
})

it('loads again what was made again under the same name, and only then', async () => {
  await using folder = await temporaryDataFolder()
  let loads = 0
  const load = async () => ++loads
  const value = follow(folder.dataDir, { load })
  await makeCurrent(folder.dataDir, 'snapshots', 'same')
  await utimes(join(folder.dataDir, 'snapshots/current'), 1000, 1000)
  await value.check()
  const first = value.get()
  await value.check()
  expect(value.get()).toBe(first)
  await makeCurrent(folder.dataDir, 'snapshots', 'same')
  await value.check()
  expect(value.get()).toBeGreaterThan(first ?? 0)
  await value.close()
})

it('looks no more once it is closed', async () => {
  await using folder = await temporaryDataFolder()
  const value = follow(folder.dataDir, { load: upperCase })
  await value.close()
  await makeCurrent(folder.dataDir, 'snapshots', 'late')
  await value.check()
  expect(value.get()).toBeUndefined()
})

it('treats a folder that cannot be read as a failure, not as an end', async () => {
  await using folder = await temporaryDataFolder()
  const { log, errors } = recordingLog()
  await writeFile(join(folder.dataDir, 'snapshots'), 'a file where a folder should be')
  const value = follow(folder.dataDir, { load: upperCase, log })
  await value.check()
  expect(errors()).toHaveLength(1)
  await value.close()
})
