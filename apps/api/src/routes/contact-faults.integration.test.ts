import { rmSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { holdLock } from '@bank/leads/testing/lock.ts'
import { referencesAt } from '@bank/leads/testing/references.ts'
import { describe, expect, it } from 'vitest'
import { startMailWorker } from '../mail/mail-worker.ts'
import { bodyFor, key, type ServedForms, servedForms } from '../testing/contact.ts'

const path = '/api/contact/mail/'
const fileOf = ({ dataDir }: ServedForms) => join(dataDir, 'leads.sqlite')

const statusesOf = async ({ server }: ServedForms) =>
  (await Promise.all(['/', '/readyz', '/readyz/leads'].map((url) => server.inject(url)))).map(({ statusCode }) => statusCode)

describe('a leads file that another process has locked', () => {
  it('[D-FORM-5] keeps no page waiting: fifty are served before a post is answered, which is then stored once', async () => {
    const reached = Promise.withResolvers<void>()
    await using app = await servedForms({
      changeLeads: (leads) => ({
        ...leads,
        accept: (lead) => {
          reached.resolve()
          return leads.accept(lead)
        },
      }),
    })
    const bodies = await Promise.all([bodyFor(app.server, path), bodyFor(app.server, path), bodyFor(app.server, path)])
    await using lock = await holdLock(fileOf(app))
    const answered: string[] = []
    const posts = bodies.map(async (body, each) => {
      const answer = await app.post(path, body, each === 0 ? {} : key(`${each}`))
      answered.push('post')
      return answer
    })
    await reached.promise
    for (let page = 0; page < 50; page += 1) {
      expect((await app.server.inject('/')).statusCode).toBe(200)
      answered.push('page')
    }
    expect(answered).toEqual(Array(50).fill('page'))
    await lock.release()
    const answers = await Promise.all(posts)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(referencesAt(fileOf(app)).toSorted()).toEqual(answers.map((answer) => answer.json().data.reference).toSorted())
  })

  it('[D-FORM-5] [API-10] answers 503 to the form after a while, has stored nothing, and takes the same form when it is free', async () => {
    await using app = await servedForms({ leadsPatience: 100 })
    const body = await bodyFor(app.server, path)
    {
      await using _lock = await holdLock(fileOf(app))
      for (const headers of [{}, key('one')]) {
        const answer = await app.post(path, body, headers)
        expect([answer.statusCode, answer.json()]).toEqual([
          503,
          { errorMessage: 'The message could not be taken. Please try again in a moment.' },
        ])
      }
      expect(await statusesOf(app)).toEqual([200, 200, 503])
    }
    await expect.poll(() => statusesOf(app), { timeout: 60_000 }).toEqual([200, 200, 200])
    expect(referencesAt(fileOf(app))).toEqual([])
    await expect.poll(async () => (await app.post(path, body, key('one'))).statusCode, { timeout: 60_000 }).toBe(200)
    expect(referencesAt(fileOf(app))).toHaveLength(1)
  })

  it('[D-FORM-5] holds up mails and no page, and the mails are sent when it is free', async () => {
    const sent: string[] = []
    const failed = Promise.withResolvers<void>()
    await using app = await servedForms({
      leadsPatience: 100,
      startMailWorker: (leads, log) =>
        startMailWorker({
          leads,
          deliver: async ({ to }) => void sent.push(String(to)),
          from: 'website@bank.example',
          log: {
            info: log.info.bind(log),
            warn: log.warn.bind(log),
            error: (_context, message) => /failed while mails were sent/.test(message) && failed.resolve(),
          },
          now: Date.now,
          random: Math.random,
          lease: 60_000,
          atOnce: 4,
          every: 10,
          keptDays: 90,
          clockStep: () => 0,
          removeFiles: async () => 0,
          reportTo: 'web@bank.example',
          server: { isSilent: () => false, look: async () => {} },
          endDeliveries: () => {},
        }),
    })
    const body = await bodyFor(app.server, path)
    {
      await using _lock = await holdLock(fileOf(app))
      await failed.promise
      expect((await app.server.inject('/')).statusCode).toBe(200)
    }
    await expect.poll(async () => (await app.post(path, body, key('one'))).statusCode, { timeout: 60_000 }).toBe(200)
    await expect.poll(() => sent, { timeout: 60_000 }).toEqual(['ana.guidry@gulfpinesbank.example'])
  })
})

describe('a leads file that is removed while the site runs', () => {
  it('[D-FORM-5] is made anew with all that it held before a message is answered with 200', async () => {
    await using app = await servedForms()
    const references: string[] = []
    const post = async () => {
      const answer = await app.post(path, await bodyFor(app.server, path))
      expect(answer.statusCode).toBe(200)
      references.push(answer.json().data.reference)
      expect(referencesAt(fileOf(app)).toSorted()).toEqual(references.toSorted())
    }
    for (let round = 0; round < 5; round += 1) {
      await post()
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${fileOf(app)}${suffix}`)
      await post()
    }
    expect(await statusesOf(app)).toEqual([200, 200, 200])
  })

  it('[D-FORM-5] and cannot be made anew answers 503, to the form and to /readyz/leads, until it can', async () => {
    await using app = await servedForms()
    const first = await app.post(path, await bodyFor(app.server, path))
    // Where the folder was there is a file now: nothing can be written there.
    await rename(app.dataDir, `${app.dataDir}-moved`)
    await writeFile(app.dataDir, '')
    const refused = await app.post(path, await bodyFor(app.server, path))
    expect([refused.statusCode, (await statusesOf(app))[2]]).toEqual([503, 503])
    await rm(app.dataDir)
    await expect.poll(async () => (await statusesOf(app))[2], { timeout: 60_000 }).toBe(200)
    const next = await app.post(path, await bodyFor(app.server, path))
    expect(next.statusCode).toBe(200)
    expect(referencesAt(fileOf(app)).toSorted()).toEqual([first, next].map((answer) => answer.json().data.reference).toSorted())
    await rm(`${app.dataDir}-moved`, { recursive: true })
  })
})
