import type { Leads } from '@bank/leads/leads.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { expect, it, vi } from 'vitest'
import { temporaryDataFolder } from '../testing/data-folder.ts'
import { followLeads } from './current-leads.ts'

const observed = () => {
  const said: string[] = []
  const say = (context: object, message: string) => void said.push('reason' in context ? String(context.reason) : message)
  const work = { stop: async () => void said.push('work has stopped') }
  return {
    said,
    options: { log: { info: say, error: say }, retryEvery: 1, patience: 1, onOpen: () => work },
    /** A database that says when it is closed. */
    closing: (leads: Leads): Leads => ({
      ...leads,
      close: async () => {
        await leads.close()
        said.push('database is closed')
      },
    }),
  }
}

it('work on the database is stopped before it is closed', async () => {
  await using folder = await temporaryDataFolder()
  const { said, options, closing } = observed()
  const leads = await followLeads({
    ...options,
    patience: 60_000,
    open: async () => closing(await openLeads(`file:${folder.dataDir}/leads.sqlite`)),
  })
  expect(await leads.get()?.counts()).toMatchObject({ pending: 0 })
  await leads.close()
  expect(said).toEqual(['the leads database is open', 'work has stopped', 'database is closed'])
})

it('the start waits for a silent database for a while only, and so does the end', async () => {
  const { said, options } = observed()
  const leads = await followLeads({ ...options, open: () => new Promise(() => {}) })
  expect(leads.get()).toBeUndefined()
  await leads.close()
  expect(said).toEqual([])
})

it('a database that opens when everything is over is closed again', async () => {
  await using folder = await temporaryDataFolder()
  const { said, options, closing } = observed()
  const gate = Promise.withResolvers<void>()
  const opened = vi.fn(async () => {
    await gate.promise
    return closing(await openLeads(`file:${folder.dataDir}/leads.sqlite`))
  })
  const leads = await followLeads({ ...options, open: opened })
  await leads.close()
  gate.resolve()
  await vi.waitUntil(() => said.length > 0, { timeout: 60_000 })
  expect([said, leads.get()]).toEqual([['database is closed'], undefined])
})

it('each reason is said once, however often the database cannot be opened', async () => {
  const { said, options } = observed()
  let tries = 0
  const leads = await followLeads({
    ...options,
    patience: 60_000,
    open: async () => {
      tries += 1
      throw new Error(tries < 5 ? 'no answer' : 'no room')
    },
  })
  await vi.waitUntil(() => tries > 8, { timeout: 60_000 })
  await leads.close()
  const last = tries
  expect(said).toEqual(['no answer', 'no room'])
  await new Promise(setImmediate)
  expect(tries).toBe(last)
})
