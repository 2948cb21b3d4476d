import { onBothDatabases } from '@bank/leads/testing/databases.ts'
import { expect, it } from 'vitest'
import { bodyFor, callPaths, servedForms } from '../testing/contact.ts'

const key = { 'idempotency-key': 'one-key-of-a-filled-form' }

onBothDatabases('taking messages', (database) => {
  it.each(callPaths)('[API-08] [API-11] [API-13] %s stores a message and its mail', async (path) => {
    await using app = await servedForms({ leadsUrl: await database.empty() })
    const answer = await app.post(path, await bodyFor(app.server, path))
    expect(answer.statusCode).toBe(200)
    expect(await app.mails()).toMatchObject([{ reference: answer.json().data.reference }])
  })

  it('[D-FORM-5] twenty posts of one key at once, to two processes, are one message', async () => {
    const leadsUrl = await database.empty()
    await using first = await servedForms({ leadsUrl })
    await using second = await servedForms({ leadsUrl })
    const body = await bodyFor(first.server, '/api/contact/mail/')
    const apps = Array.from({ length: 20 }, (_, each) => (each % 2 === 0 ? first : second))
    const answers = await Promise.all(apps.map((app) => app.post('/api/contact/mail/', body, key)))
    expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`))).toEqual(new Set([`200 ${answers[0]?.body}`]))
    expect(await first.count()).toBe(1)
  })

  it('[D-FORM-6] three posts of one token at once, to two processes, are one message', async () => {
    const leadsUrl = await database.empty()
    await using first = await servedForms({ leadsUrl })
    await using second = await servedForms({ leadsUrl })
    const body = await bodyFor(first.server, '/api/contact/mail/')
    const answers = await Promise.all(
      [first, second, first].map((app, each) => app.post('/api/contact/mail/', { ...body, zip: `7036${each}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403])
    expect(await second.count()).toBe(1)
  })

  it('[D-FORM-5] the same key with other words is refused by every process', async () => {
    const leadsUrl = await database.empty()
    await using first = await servedForms({ leadsUrl })
    await using second = await servedForms({ leadsUrl })
    const path = '/api/contact/homeassist/'
    expect((await first.post(path, await bodyFor(first.server, path), key)).statusCode).toBe(200)
    expect((await second.post(path, { ...(await bodyFor(second.server, path)), city: 'Tupelo' }, key)).statusCode).toBe(422)
  })

  it('[FORM-78] every text that JSON can hold is stored, or refused for its NUL', async () => {
    await using app = await servedForms({ leadsUrl: await database.empty() })
    const path = '/api/contact/mail/'
    const texts = ['ñ 🦐 \u202e', "'; drop table leads; --", '\u0001\u001b[31m', '\ud800', '\\u0000', '%s %d {{x}}', '\ufeff\uffff']
    for (const message of texts) {
      const answer = await app.post(path, { ...(await bodyFor(app.server, path)), message })
      expect([message, answer.statusCode]).toEqual([message, 200])
    }
    expect((await app.post(path, { ...(await bodyFor(app.server, path)), message: 'a\0' })).statusCode).toBe(422)
    const kept = (await app.mails()).map(({ message }) => JSON.parse(message).message)
    expect(kept.toSorted()).toEqual(texts.toSorted())
  })
})
