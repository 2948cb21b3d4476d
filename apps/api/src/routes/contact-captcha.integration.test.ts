import { describe, expect, it, vi } from 'vitest'
import { decodeToken, easyCaptcha, encodeToken } from '../testing/captcha-tokens.ts'
import { bodyFor, type CallPath, callPaths, goodMessages, servedForms, tokenFor } from '../testing/contact.ts'

describe('the captcha', () => {
  it.each(callPaths)('[FORM-43] [FORM-60] [D-API-6] %s wants a token in the field recaptcha', async (path) => {
    await using app = await servedForms()
    for (const recaptcha of [undefined, '', ' ', 1]) {
      const answer = await app.post(path, { ...goodMessages[path], recaptcha })
      expect([answer.statusCode, answer.json()]).toEqual([400, { errorMessage: 'The captcha is missing.' }])
    }
    expect(await app.count()).toBe(0)
  })

  it('[D-FORM-6] a token that nobody earned, or that was earned for another form, is refused', async () => {
    await using app = await servedForms()
    const token = await tokenFor(app.server, '/api/contact/mail/')
    const tampered = decodeToken(token)
    tampered.challenge.parameters.expiresAt += 1
    for (const recaptcha of ['secret', encodeToken(tampered), await tokenFor(app.server, '/api/contact/heroes/')]) {
      const answer = await app.post('/api/contact/mail/', { ...goodMessages['/api/contact/mail/'], recaptcha })
      expect([answer.statusCode, answer.json()]).toEqual([403, { errorMessage: 'The captcha was not accepted. Please try again.' }])
    }
    expect(await app.count()).toBe(0)
  })

  it('[D-FORM-7] an expired token is refused', async () => {
    await using app = await servedForms({ openCaptcha: async () => easyCaptcha({ lifetime: 60_000 }) })
    const body = await bodyFor(app.server, '/api/contact/mail/')
    vi.useFakeTimers({ now: Date.now() + 62_000, toFake: ['Date'] })
    try {
      expect((await app.post('/api/contact/mail/', body)).statusCode).toBe(403)
    } finally {
      vi.useRealTimers()
    }
  })

  it('[D-FORM-6] a token pays for one message, even if three are sent at once', async () => {
    await using app = await servedForms()
    const body = await bodyFor(app.server, '/api/contact/mail/')
    const answers = await Promise.all([1, 2, 3].map((each) => app.post('/api/contact/mail/', { ...body, message: `Number ${each}` })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403])
    expect((await app.post('/api/contact/mail/', body)).statusCode).toBe(403)
    expect(await app.count()).toBe(1)
  })

  it('[D-FORM-6] a message that is refused for another reason costs no token', async () => {
    await using app = await servedForms()
    const body = await bodyFor(app.server, '/api/contact/mail/')
    expect((await app.post('/api/contact/mail/', { ...body, email: 'no' })).statusCode).toBe(422)
    expect((await app.post('/api/contact/mail/', body)).statusCode).toBe(200)
  })

  it('a provider that does not answer makes no message good; the visitor may try again', async () => {
    const captcha = easyCaptcha()
    await using app = await servedForms({
      openCaptcha: async () => ({ ...captcha, verify: async () => ({ kind: 'unknown', reason: 'the verifier cannot be reached' }) }),
    })
    const answer = await app.post('/api/contact/mail/', await bodyFor(app.server, '/api/contact/mail/'))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
    expect(await app.count()).toBe(0)
  })

  it.each(['support', 'location', 'product', 'heroes', 'homeAssist'])('[D-FORM-6] gives a page work for the form %s', async (form) => {
    await using app = await servedForms()
    const answer = await app.server.inject(`/api/captcha/challenge/?form=${form}`)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.json()).toEqual({
      data: { provider: 'altcha', challenge: { parameters: expect.any(Object), signature: expect.any(String) } },
    })
  })

  it.each(['', '?form=', '?form=secret', '?form=support&form=heroes', '?form[]=support', '?form=__proto__'])(
    'knows no form at %j',
    async (query) => {
      await using app = await servedForms()
      const answer = await app.server.inject(`/api/captcha/challenge/${query}`)
      expect([answer.statusCode, answer.json()]).toEqual([400, { errorMessage: 'There is no such form.' }])
    },
  )

  it('[D-FORM-6] with the other provider, pages get its site key', async () => {
    await using app = await servedForms({
      openCaptcha: async () => ({ ...easyCaptcha(), task: async () => ({ provider: 'recaptcha', siteKey: 'site' }) }),
    })
    const answer = await app.server.inject('/api/captcha/challenge/?form=support')
    expect(answer.json()).toEqual({ data: { provider: 'recaptcha', siteKey: 'site' } })
  })
})

describe('who may post', () => {
  it.each([
    ['a page of this host', { host: 'www.elsewhere.example', origin: 'https://www.elsewhere.example', 'sec-fetch-site': 'same-origin' }],
    ['a page of the site behind a proxy', { host: '10.0.0.9:8080', origin: 'https://www.gulfpinesbank.example' }],
    ['no browser', {}],
  ])('%s', async (_name, headers) => {
    await using app = await servedForms()
    const answer = await app.post('/api/contact/mail/', await bodyFor(app.server, '/api/contact/mail/'), headers as Record<string, string>)
    expect(answer.statusCode).toBe(200)
  })

  it.each([
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page of another site in an old browser', { origin: 'https://evil.example' }],
    ['a page of another site that hides its name', { 'sec-fetch-site': 'cross-site' }],
    ['a page without a name', { origin: 'null' }],
    ['a sibling of the site', { origin: 'https://blog.gulfpinesbank.example', 'sec-fetch-site': 'same-site' }],
  ])('not %s', async (_name, headers) => {
    await using app = await servedForms()
    const answer = await app.post('/api/contact/mail/', await bodyFor(app.server, '/api/contact/mail/'), headers as Record<string, string>)
    expect([answer.statusCode, answer.json()]).toEqual([403, { errorMessage: 'Messages are taken from pages of this site only.' }])
    expect(await app.count()).toBe(0)
  })

  it('the address of the environment counts instead of the one of the settings', async () => {
    await using app = await servedForms({ siteUrl: 'https://other.example' })
    const send = async (origin: string) =>
      (await app.post('/api/contact/mail/', await bodyFor(app.server, '/api/contact/mail/'), { origin })).statusCode
    expect([await send('https://other.example'), await send('https://www.gulfpinesbank.example')]).toEqual([200, 403])
  })

  it('[D-FORM-5] not too often: over all forms, each address has so many posts a minute', async () => {
    await using app = await servedForms({ postsPerMinute: callPaths.length })
    const from = (address: string, path: CallPath) => app.post(path, 'secret', {}, address)
    for (const path of callPaths) expect((await from('192.0.2.1', path)).statusCode).toBe(400)
    const refused = await from('192.0.2.1', '/api/contact/heroes/')
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { errorMessage: 'There were too many requests. Please try again in a minute.' },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('192.0.2.2', '/api/contact/heroes/')).statusCode).toBe(400)
    const others = ['/api/search/suggest/?terms=abc', '/api/captcha/challenge/?form=heroes', '/']
    for (const url of others) expect((await app.server.inject({ url, remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
  })
})
