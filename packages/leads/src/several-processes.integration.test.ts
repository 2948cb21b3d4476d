import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { onBothDatabases } from './testing/databases.ts'
import { someLead } from './testing/lead.ts'

const execute = promisify(execFile)

/** Runs the same thing in four processes at once. */
const inFourProcesses = (url: string, action: 'accept' | 'claim') =>
  Promise.all(
    Array.from({ length: 4 }, async () => {
      const { stdout } = await execute(process.execPath, [join(import.meta.dirname, 'testing/process.ts'), url, action])
      return JSON.parse(stdout)
    }),
  )

onBothDatabases('several processes', ({ empty, open }) => {
  it('may start on an empty database at once, and store one lead of the same post', async () => {
    const url = await empty()
    const outcomes: { kind: string; reference: string }[] = (await inFourProcesses(url, 'accept')).flat()
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'repeated')).toHaveLength(39)
    expect(new Set(outcomes.map(({ reference }) => reference)).size).toBe(1)
    const leads = await open(url)
    expect(await leads.counts()).toEqual({ pending: 1, sent: 0, parked: 0 })
  })

  it('never get the same mail', async () => {
    const url = await empty()
    const leads = await open(url)
    for (let count = 0; count < 60; count += 1) await leads.accept(someLead())
    await leads.close()
    const ids: string[] = (await inFourProcesses(url, 'claim')).flat()
    expect(ids).toHaveLength(60)
    expect(new Set(ids).size).toBe(60)
  })
})
