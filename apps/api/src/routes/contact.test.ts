import { join } from 'node:path'
import { readKeptMessage } from '@bank/forms/kept-message.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { describe, expect, it, vi } from 'vitest'
import { decodeToken, easyCaptcha, encodeToken } from '../fixtures/captcha-tokens.ts'
import {
  bodyFor,
  type CallPath,
  callPaths,
  type FormOptions,
  formSettings,
  goodMessages,
  type ServedForms,
  servedForms,
  tokenFor,
} from '../fixtures/contact.ts'
import { records } from '../fixtures/content.ts'
import { writeSnapshot } from '../fixtures/data-folder.ts'

const broken = async () =>
  Promise.reject(
    Object.assign(new Error('no room for ada.secret@visitor.example'), { code: 'ERR_SQLITE_ERROR', errcode: 13, detail: 'secret' }),
  )

const key = (text: string) => ({ 'idempotency-key': `${text}-of-a-filled-form` })

describe('a message that is right', () => {
  it.each([
    ['[API-08] [API-09]', '/api/contact/mail/', 'support', 'ada@example.com', 'A secret subject'],
    ['[API-11] [API-12]', '/api/contact/heroes/', 'heroes', 'hello@bank.example', 'From the website'],
    ['[API-13] [API-14]', '/api/contact/homeassist/', 'homeAssist', 'hello@bank.example', 'From the website'],
  ] as const)(
    '%s [D-FORM-5] to %s is stored with its mail, and answered with its reference',
    async (_id, path, form, recipient, subject) => {
      await using app = await servedForms()
      const answer = await app.post(path, await bodyFor(app.server, path))
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'application/json; charset=utf-8',
        'no-store',
      ])
      expect(answer.json()).toEqual({ data: { reference: expect.any(String) } })
      const [mail, ...others] = await app.mails()
      expect(others).toEqual([])
      expect(mail).toMatchObject({ form, recipient, subject, reference: answer.json().data.reference })
      expect(readKeptMessage(mail?.message ?? '')).toEqual(goodMessages[path])
    },
  )

  it('[D-FORM-5] is on disk when it is answered: another process finds it', async () => {
    await using app = await servedForms()
    const { reference } = (await app.post('/api/contact/heroes/', await bodyFor(app.server, '/api/contact/heroes/'))).json().data
    const other = await openLeads(`file:${join(app.dataDir, 'leads.sqlite')}`)
    expect((await other.list()).map((line) => line.reference)).toEqual([reference])
    await other.close()
  })

  it('[API-08] needs no more than a name and an address; nobody named means the support address', async () => {
    await using app = await servedForms()
    const recaptcha = await tokenFor(app.server, '/api/contact/mail/')
    const least = { fullName: 'Ada', email: 'ada@visitor.example', env: 'SUPPORT_FORM', recaptcha }
    expect((await app.post('/api/contact/mail/', least)).statusCode).toBe(200)
    expect(await app.mails()).toMatchObject([{ recipient: 'hello@bank.example', subject: 'From the website' }])
  })

  it('[D-FORM-5] the environment may name who gets messages that name nobody', async () => {
    await using app = await servedForms({ defaultTo: 'inbox@bank.example' })
    await app.post('/api/contact/heroes/', await bodyFor(app.server, '/api/contact/heroes/'))
    expect(await app.mails()).toMatchObject([{ recipient: 'inbox@bank.example' }])
  })

  it.each(['treasury@bank.example', 'ADA@example.com'])('[D-FORM-5] may be for %s', async (mailto) => {
    await using app = await servedForms()
    expect((await app.post('/api/contact/mail/', { ...(await bodyFor(app.server, '/api/contact/mail/')), mailto })).statusCode).toBe(200)
  })

  it('[TEAM-11] [D-TEAM-1] keeps the subject of the team page word for word', async () => {
    await using app = await servedForms()
    const subject = 'Treasury Management Stage Email Subject'
    await app.post('/api/contact/mail/', { ...(await bodyFor(app.server, '/api/contact/mail/')), subject })
    expect(await app.mails()).toMatchObject([{ recipient: 'ada@example.com', subject }])
  })

  it('[D-API-5] is taken with and without the closing slash', async () => {
    await using app = await servedForms()
    const payload = await bodyFor(app.server, '/api/contact/mail/')
    const answer = await app.server.inject({ method: 'POST', url: '/api/contact/mail', payload })
    expect(answer.statusCode).toBe(200)
  })
})

describe('a message that is not right', () => {
  it.each([
    ['without a name', { fullName: undefined }, ['fullName']],
    ['with a blank name', { fullName: '  ' }, ['fullName']],
    ['with an address that is none', { email: 'secret' }, ['email']],
    ['with a line break in its subject', { subject: 'secret\r\nBcc: all@secret.example' }, ['subject']],
    ['with a line break in its recipient', { mailto: 'ada@example.com\nsecret' }, ['mailto']],
    ['with NUL in its words', { message: 'secret\0' }, ['message']],
    ['with endless words', { message: 'secret'.repeat(1000) }, ['message']],
    ['with an endless subject', { subject: 's'.repeat(201) }, ['subject']],
    ['with a state that the bank does not serve', { state: 'NY' }, ['state']],
    ['with another way to answer', { preferredMethodOfContact: 'Secret' }, ['preferredMethodOfContact']],
    ['with an origin that is no choice', { whereDidYouHearAboutUs: 'secret' }, ['whereDidYouHearAboutUs']],
    ['with the env of another form', { env: 'HEROES_FORM' }, ['env']],
    ['with numbers for texts', { fullName: 1, message: 2 }, ['fullName', 'message']],
    ['with null for a text', { phone: null }, ['phone']],
    ['with true for a text', { zip: true }, ['zip']],
  ])('[API-10] [D-FORM-5] %s is refused, with the names of the fields and nothing else', async (_name, change, fields) => {
    await using app = await servedForms()
    const answer = await app.post('/api/contact/mail/', { ...(await bodyFor(app.server, '/api/contact/mail/')), ...change })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ errorMessage: `These fields are missing or not right: ${fields.join(', ')}.`, fields })
    expect(await app.count()).toBe(0)
  })

  it.each([
    ['fullName', ''],
    ['phone', ' '],
    ['email', 'a@b'],
    ['city', undefined],
    ['state', 'FL'],
    ['env', 'SUPPORT_FORM'],
    ['lang', 'fr'],
  ])('[API-12] [API-14] a lead needs its %s', async (field, value) => {
    await using app = await servedForms()
    for (const path of ['/api/contact/heroes/', '/api/contact/homeassist/'] as const) {
      const answer = await app.post(path, { ...(await bodyFor(app.server, path)), [field]: value })
      expect([answer.statusCode, answer.json().fields]).toEqual([422, [field]])
    }
    expect(await app.count()).toBe(0)
  })

  it.each([
    ['/api/contact/mail/', 'lang'],
    ['/api/contact/heroes/', 'message'],
    ['/api/contact/heroes/', 'mailto'],
    ['/api/contact/homeassist/', 'zip'],
    ['/api/contact/homeassist/', 'secretField'],
    ['/api/contact/mail/', 'toString'],
  ] as const)('[API-11] [API-13] %s has no field %s, and does not repeat its name', async (path, field) => {
    await using app = await servedForms()
    const answer = await app.post(path, { ...(await bodyFor(app.server, path)), [field]: 'en' })
    expect([answer.statusCode, answer.json()]).toEqual([422, { errorMessage: 'The message has fields that this form does not have.' }])
  })

  it.each(['stranger@elsewhere.example', 'ada@example.com, stranger@elsewhere.example', 'supportEmail'])(
    '[D-FORM-5] is never mailed to %s',
    async (mailto) => {
      await using app = await servedForms()
      const answer = await app.post('/api/contact/mail/', { ...(await bodyFor(app.server, '/api/contact/mail/')), mailto })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toEqual({ errorMessage: 'mailto must be the address of a member of staff or of a department.' })
      expect(await app.count()).toBe(0)
    },
  )

  it('[D-FORM-5] is never mailed to somebody whom the bank no longer shows', async () => {
    await using app = await servedForms()
    await writeSnapshot(app.dataDir, 'def', { ...records, staff: [] }, [], formSettings)
    await app.content.snapshots.check()
    expect((await app.post('/api/contact/mail/', await bodyFor(app.server, '/api/contact/mail/'))).statusCode).toBe(422)
  })

  const text = (body: object) => JSON.stringify(body)

  it.each<[string, string | Buffer, Record<string, string>, number]>([
    ['nothing', '', {}, 400],
    ['broken JSON', '{"fullName":"secret', {}, 400],
    ['JSON with a comma too many', '{"fullName":"secret",}', {}, 400],
    ['two documents', '{}{"a":"secret"}', {}, 400],
    ['a list', '[{"fullName":"secret"}]', {}, 400],
    ['a text', '"secret"', {}, 400],
    ['a number', '1', {}, 400],
    ['null', 'null', {}, 400],
    ['a nested object', text({ fullName: { secret: 'secret' } }), {}, 400],
    ['a list for a text', text({ fullName: ['secret'] }), {}, 400],
    ['depth without end', '['.repeat(8000) + ']'.repeat(8000), {}, 400],
    ['deep objects', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, {}, 400],
    ['a polluted prototype', '{"__proto__":{"isAdmin":true},"fullName":"secret"}', {}, 400],
    ['a polluted prototype in disguise', '{"__pro\\u0074o__":{"isAdmin":true}}', {}, 400],
    ['a polluted constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', {}, 400],
    ['bytes that are no UTF-8', Buffer.from([...Buffer.from('{"fullName":"secret'), 0xc3, 0x28, ...Buffer.from('"}')]), {}, 400],
    ['half of a surrogate in bytes', Buffer.from([...Buffer.from('{"fullName":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')]), {}, 400],
    ['UTF-16', Buffer.from('{"fullName":"secret"}', 'utf16le'), {}, 400],
    ['a form', 'fullName=secret', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a form with files', '--a\r\n\r\nsecret\r\n--a--', { 'content-type': 'multipart/form-data; boundary=a' }, 415],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
    ['JSON that calls itself text', '{}', { 'content-type': 'text/plain;application/json' }, 415],
    ['no type at all', '{}', { 'content-type': '' }, 415],
    ['another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }, 415],
    ['compressed JSON', '{}', { 'content-encoding': 'gzip' }, 415],
    ['more than 16 KB', text({ fullName: 'secret'.repeat(3000) }), {}, 413],
    ['a little more than 16 KB', `{}${' '.repeat(16 * 1024 - 1)}`, {}, 413],
  ])('[D-API-3] [D-FORM-5] %s is refused in JSON and not repeated', async (_name, payload, headers, status) => {
    await using app = await servedForms()
    const answer = await app.post('/api/contact/mail/', payload, headers)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ errorMessage: expect.not.stringMatching(/secret|isAdmin/i) })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
    expect(await app.count()).toBe(0)
  })

  it('a body of exactly 16 KB is read', async () => {
    await using app = await servedForms()
    const body = JSON.stringify(await bodyFor(app.server, '/api/contact/mail/'))
    expect((await app.post('/api/contact/mail/', body.padEnd(16 * 1024, ' '))).statusCode).toBe(200)
  })

  it('half of a surrogate as an escape is stored as the sign for what cannot be read, not refused by the database', async () => {
    await using app = await servedForms()
    const body = JSON.stringify({ ...(await bodyFor(app.server, '/api/contact/mail/')), message: 'HALF' }).replace('HALF', '\\ud800')
    expect((await app.post('/api/contact/mail/', body)).statusCode).toBe(200)
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'] as const)('%s is not allowed', async (method) => {
    await using app = await servedForms()
    for (const url of callPaths) {
      const answer = await app.server.inject({ method, url })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
    }
  })
})

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

describe('who may post', () => {
  it.each([
    ['a page of this host', { host: 'www.elsewhere.example', origin: 'https://www.elsewhere.example', 'sec-fetch-site': 'same-origin' }],
    ['a page of the site behind a proxy', { host: '10.0.0.9:8080', origin: 'https://www.bank.example' }],
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
    ['a sibling of the site', { origin: 'https://blog.bank.example', 'sec-fetch-site': 'same-site' }],
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
    expect([await send('https://other.example'), await send('https://www.bank.example')]).toEqual([200, 403])
  })

  it('[D-FORM-5] not too often: over all forms, each address has so many posts a minute', async () => {
    await using app = await servedForms({ postsPerMinute: 3 })
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
    await vi.waitUntil(() => app.leads.get())
    expect((await app.post('/api/contact/mail/', body)).statusCode).toBe(200)
  })
})

describe('nothing that a visitor typed', () => {
  const logged = async (use: (app: ServedForms) => Promise<unknown>, options: FormOptions = {}) => {
    const lines: string[] = []
    await using app = await servedForms({
      ...options,
      logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    })
    await use(app)
    return lines.join('')
  }

  it('[D-FORM-5] is in the log when a message is taken, repeated or refused', async () => {
    const log = await logged(async (app) => {
      for (const path of callPaths) {
        const body = await bodyFor(app.server, path)
        const headers = { 'user-agent': 'secret agent', referer: 'https://www.bank.example/secret', cookie: 'a=secret' }
        const bodies = [
          body,
          body,
          { ...body, email: 'secret' },
          { ...body, mailto: 'secret@elsewhere.example' },
          { ...body, secret: 'secret' },
          { ...body, recaptcha: 'secret' },
          { ...body, fullName: { secret: 'secret' } },
          '{"secret',
          Buffer.from([0x22, 0xff, ...Buffer.from('secret')]),
          'secret'.repeat(4000),
        ]
        for (const each of bodies) await app.post(path, each, { ...headers, ...key('key-of-the-secret') })
        await app.post(path, { ...body, city: 'secret' }, headers)
        await app.post(`${path}?secret=secret` as CallPath, body, { ...headers, 'idempotency-key': 'secret' })
        await app.post(path, body, { ...headers, origin: 'https://secret.example' })
        await app.post(path, body, { ...headers, 'content-type': 'text/secret' })
        await app.server.inject(`/api/captcha/challenge/?form=secret`)
      }
    })
    expect(log).toContain('request failed')
    expect(log).not.toMatch(/secret|192\.0\.2|visitor\.example/i)
  })

  it('[D-FORM-5] is in the log when the database fails, not even if its error quotes it', async () => {
    const log = await logged(
      async (app) => expect((await app.post('/api/contact/mail/', await bodyFor(app.server, '/api/contact/mail/'))).statusCode).toBe(503),
      { changeLeads: (leads) => ({ ...leads, accept: broken }) },
    )
    expect(log).toContain('"msg":"the leads database failed"')
    expect(log).toContain('"errcode":13')
    expect(log).not.toMatch(/secret|visitor\.example/i)
  })

  it('[D-FORM-5] is in the log or in the answer when something breaks that nobody expected', async () => {
    const log = await logged(
      async (app) => {
        const answer = await app.post('/api/contact/mail/', await bodyFor(app.server, '/api/contact/mail/'))
        expect([answer.statusCode, answer.json()]).toEqual([500, { errorMessage: 'Something went wrong. Please try again later.' }])
      },
      {
        openCaptcha: async () => ({
          ...easyCaptcha(),
          verify: async (token) => {
            throw new TypeError(`secret ${token}`)
          },
        }),
      },
    )
    expect(log).toMatch(/"err":\{"type":"Error","message":"TypeError","stack":"TypeError\\n +at /)
    expect(log).not.toContain('secret')
  })
})
