import { describe, expect, it, vi } from 'vitest'
import { easyCaptcha } from '../testing/captcha-tokens.ts'
import { bodyFor, broken, goodMessages, key, servedForms } from '../testing/contact.ts'

describe('a post that is repeated', () => {
  it('[D-FORM-5] under its key gets the same answer, whatever its token, and is one message', async () => {
    await using app = await servedForms()
    const path = '/api/contact/mail/'
    const first = await app.post(path, await bodyFor(app.server, path), key('one'))
    const again = await app.post(path, await bodyFor(app.server, path), key('one'))
    const spent = await app.post(path, { ...goodMessages[path], recaptcha: 'long since expired' }, key('one'))
    expect([first, again, spent].map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([200, first.body]))
    expect(await app.count()).toBe(1)
  })

  it('[D-FORM-5] from the same page in another language is the same message', async () => {
    await using app = await servedForms()
    for (const [path, other] of [
      ['/api/contact/mail/', { source: '/es/treasury/' }],
      ['/api/contact/heroes/', { lang: 'en' }],
    ] as const) {
      const first = await app.post(path, await bodyFor(app.server, path), { ...key(path.replaceAll('/', '-')), 'content-language': 'en' })
      const again = await app.post(
        path,
        { ...(await bodyFor(app.server, path)), ...other },
        { ...key(path.replaceAll('/', '-')), 'content-language': 'es' },
      )
      expect([again.statusCode, again.body]).toEqual([200, first.body])
    }
    expect(await app.count()).toBe(2)
  })

  it('[D-FORM-5] twenty at once are one message, even where a token is verified once only', async () => {
    const captcha = easyCaptcha()
    const verified = new Set<string>()
    await using app = await servedForms({
      openCaptcha: async () => ({
        ...captcha,
        verify: async (token, scope, now) => {
          if (verified.has(token)) return { kind: 'refused', reason: 'expired' }
          verified.add(token)
          return captcha.verify(token, scope, now)
        },
      }),
    })
    const body = await bodyFor(app.server, '/api/contact/heroes/')
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.post('/api/contact/heroes/', body, key('one'))))
    expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`))).toEqual(new Set([`200 ${answers[0]?.body}`]))
    expect(await app.count()).toBe(1)
  })

  it('[D-FORM-5] with other words, or for another form, is refused and changes nothing', async () => {
    await using app = await servedForms()
    const path = '/api/contact/mail/'
    await app.post(path, await bodyFor(app.server, path), key('one'))
    const other = await app.post(path, { ...(await bodyFor(app.server, path)), message: 'Other words' }, key('one'))
    expect([other.statusCode, other.json()]).toEqual([422, { errorMessage: 'The Idempotency-Key was used for another message.' }])
    const elsewhere = await app.post('/api/contact/heroes/', await bodyFor(app.server, '/api/contact/heroes/'), key('one'))
    expect(elsewhere.statusCode).toBe(422)
    expect(await app.count()).toBe(1)
  })

  it('[D-FORM-5] of many with different words at once under one key, one is taken', async () => {
    await using app = await servedForms()
    const path = '/api/contact/mail/'
    const bodies = await Promise.all(
      Array.from({ length: 8 }, async (_, each) => ({ ...(await bodyFor(app.server, path)), zip: `7000${each}` })),
    )
    const answers = await Promise.all(bodies.map((body) => app.post(path, body, key('one'))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(422)])
    expect(await app.count()).toBe(1)
  })

  it('[D-FORM-5] without a key, or under another one, is a message of its own', async () => {
    await using app = await servedForms()
    const path = '/api/contact/mail/'
    for (const headers of [{}, {}, key('one'), key('two')])
      expect((await app.post(path, await bodyFor(app.server, path), headers)).statusCode).toBe(200)
    expect(await app.count()).toBe(4)
  })

  it('[D-FORM-5] under a key that is none is refused', async () => {
    await using app = await servedForms()
    const answer = await app.post('/api/contact/mail/', await bodyFor(app.server, '/api/contact/mail/'), { 'idempotency-key': 'secret' })
    expect([answer.statusCode, answer.body]).toEqual([400, expect.not.stringContaining('secret')])
    expect(await app.count()).toBe(0)
  })

  it('after a refusal the key is free: the corrected message is taken', async () => {
    await using app = await servedForms()
    const path = '/api/contact/mail/'
    const body = await bodyFor(app.server, path)
    expect((await app.post(path, { ...body, recaptcha: 'no' }, key('one'))).statusCode).toBe(403)
    expect((await app.post(path, { ...body, message: 'Better words' }, key('one'))).statusCode).toBe(200)
  })
})

describe('a leads database that fails', () => {
  it('[D-FORM-5] is answered with 503; later the same message, key and token are good', async () => {
    const state = { works: false }
    await using app = await servedForms({
      changeLeads: (leads) => ({ ...leads, accept: (lead) => (state.works ? leads.accept(lead) : broken()) }),
    })
    const body = await bodyFor(app.server, '/api/contact/mail/')
    for (const headers of [key('one'), {}]) {
      const answer = await app.post('/api/contact/mail/', body, headers)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
      expect(answer.json()).toEqual({ errorMessage: 'The message could not be taken. Please try again in a moment.' })
    }
    expect((await app.server.inject('/')).statusCode).toBe(200)
    state.works = true
    expect((await app.post('/api/contact/mail/', body, key('one'))).statusCode).toBe(200)
    expect(await app.count()).toBe(1)
  })

  it('[D-FORM-5] that cannot be opened is opened later; until then the site is served and forms answer 503', async () => {
    const opening = { works: false }
    await using app = await servedForms({
      leadsRetryEvery: 1,
      changeLeads: (leads) => {
        if (opening.works) return leads
        throw new Error('the disk is not there yet')
      },
    })
    const body = await bodyFor(app.server, '/api/contact/mail/')
    expect((await app.post('/api/contact/mail/', body)).statusCode).toBe(503)
    expect((await app.server.inject('/')).statusCode).toBe(200)
    expect((await app.server.inject('/api/blog/post/all/')).statusCode).toBe(200)
    opening.works = true
    await vi.waitUntil(() => app.leads.get(), { timeout: 60_000 })
    expect((await app.post('/api/contact/mail/', body)).statusCode).toBe(200)
  })
})
