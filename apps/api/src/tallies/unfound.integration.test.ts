import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryPostgres } from '@bank/content/testing/postgres.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { holdLock } from '@bank/leads/testing/lock.ts'
import { describe, expect, it } from 'vitest'
import type { AppOptions } from '../app.ts'
import { testApp } from '../testing/app.ts'
import { makeCurrent, temporaryDataFolder, writeRelease } from '../testing/data-folder.ts'

const url = '/api/search/results/'

/** A site that knows of cash machines alone, and a database of its own. */
const served = async (databaseUrl?: string, options: Partial<AppOptions> = {}) => {
  const folder = await temporaryDataFolder()
  const database = databaseUrl ?? `file:${join(folder.dataDir, 'leads.sqlite')}`
  const page = { url: '/en/atm/', name: 'Find an ATM', text: 'Cash.' }
  await writeRelease(folder.dataDir, 'r1', { search: { en: [page], es: [page] } })
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  const app = await testApp(folder.dataDir, { openLeads: (log) => openLeads(database, { log, patience: 1000 }), ...options })
  return {
    database,
    dataDir: folder.dataDir,
    ask: async (query: string, times = 3) => {
      for (let each = 0; each < times; each += 1) expect((await app.server.inject(`${url}?${query}`)).statusCode).toBe(200)
    },
    /** Ends the site, which writes down what it has counted, and reads that. */
    end: async () => {
      await app[Symbol.asyncDispose]()
      const leads = await openLeads(database)
      const counted = await leads.tallies(Date.now(), 'search', { days: 1, most: 100 })
      await leads.close()
      return counted
    },
    close: () => app[Symbol.asyncDispose](),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  }
}

describe.each([
  ['SQLite', async () => undefined],
  ['PostgreSQL', temporaryPostgres],
])('what was searched for in vain, on %s', (_name, databaseUrl) => {
  it('is counted by language and words, without persons and once for all pages of results', async () => {
    await using site = await served(await databaseUrl())
    await site.ask('terms=Zelle%20for%20renee.landry@example.com')
    await site.ask('terms=zelle%20for&offset=10')
    await site.ask('terms=Remesas%20555-123-4567&_lang=es', 4)
    await site.ask('terms=4111%201111%201111%201111', 1)
    await site.ask('terms=cash')
    await site.ask('terms=cash&kind=event')
    await site.ask('terms=%20')
    expect(await site.end()).toEqual([
      { name: 'remesas', detail: 'es', count: 4 },
      { name: 'zelle for', detail: 'en', count: 3 },
      { name: '', detail: 'en', count: 1 },
    ])
  })
})

describe('a broken database', () => {
  it('keeps no search waiting while it is locked, and the site ends in time', async () => {
    await using site = await served()
    await using _lock = await holdLock(join(site.dataDir, 'leads.sqlite'))
    const start = performance.now()
    await site.ask('terms=zelle', 20)
    expect(performance.now() - start).toBeLessThan(1000)
    await site.close()
  })

  it('that cannot be opened leaves the search as it is', async () => {
    await using site = await served(undefined, { openLeads: () => Promise.reject(new Error('no disk')) })
    await site.ask('terms=zelle')
    await site.close()
  })

  it('whose file is removed is made anew, with what was counted', async () => {
    await using site = await served()
    await site.ask('terms=zelle')
    const file = join(site.dataDir, 'leads.sqlite')
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`)
    expect(await site.end()).toEqual([{ name: 'zelle', detail: 'en', count: 3 }])
  })
})
