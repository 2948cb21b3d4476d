import { join } from 'node:path'
import { readKeptMessage } from '@bank/forms/kept-message.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import { describe, expect, it } from 'vitest'
import { bodyFor, callPaths, goodMessages, servedForms, tokenFor } from '../testing/contact.ts'
import { makeCurrent, writeRelease } from '../testing/data-folder.ts'

describe('a message that is right', () => {
  it.each([
    ['[API-08] [API-09]', '/api/contact/mail/', 'support', 'ana.guidry@gulfpinesbank.example', 'A secret subject'],
    ['[API-11] [API-12]', '/api/contact/heroes/', 'heroes', 'help@gulfpinesbank.example', 'From the website'],
    ['[API-13] [API-14]', '/api/contact/homeassist/', 'homeAssist', 'help@gulfpinesbank.example', 'From the website'],
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
      // Who sends no language says it by the page.
      expect(readKeptMessage(mail?.message ?? '')).toEqual({ ...(path === '/api/contact/mail/' && { lang: 'en' }), ...goodMessages[path] })
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
    expect(await app.mails()).toMatchObject([{ recipient: 'help@gulfpinesbank.example', subject: 'From the website' }])
  })

  it('[D-FORM-5] the environment may name who gets messages that name nobody', async () => {
    await using app = await servedForms({ defaultTo: 'inbox@bank.example' })
    await app.post('/api/contact/heroes/', await bodyFor(app.server, '/api/contact/heroes/'))
    expect(await app.mails()).toMatchObject([{ recipient: 'inbox@bank.example' }])
  })

  it.each(['treasury@gulfpinesbank.example', 'ANA.GUIDRY@gulfpinesbank.example'])('[D-FORM-5] may be for %s', async (mailto) => {
    await using app = await servedForms()
    expect((await app.post('/api/contact/mail/', { ...(await bodyFor(app.server, '/api/contact/mail/')), mailto })).statusCode).toBe(200)
  })

  it('[TEAM-11] [D-TEAM-1] keeps the subject of the team page word for word', async () => {
    await using app = await servedForms()
    const subject = 'Treasury Management Stage Email Subject'
    await app.post('/api/contact/mail/', { ...(await bodyFor(app.server, '/api/contact/mail/')), subject })
    expect(await app.mails()).toMatchObject([{ recipient: 'ana.guidry@gulfpinesbank.example', subject }])
  })

  it('[D-FORM-24] is stored and mailed without the numbers of cards and of Social Security', async () => {
    await using app = await servedForms()
    const words = {
      fullName: 'Ada 078-05-1120',
      phone: '４１１１ １１１１ １１１１ １１１１',
      subject: 'Card 4111111111111111',
      city: 'Houma 078-05-1120',
      whereDidYouHearAboutUs: 'Other',
      whereDidYouHearAboutUsOther: 'My card 4111 1111 1111 1111',
      message: 'My card:\n4111-1111-1111-1111 12/27\nCall 504-555-0110',
    }
    await app.post('/api/contact/mail/', { ...(await bodyFor(app.server, '/api/contact/mail/')), ...words })
    const [mail] = await app.mails()
    expect(readKeptMessage(mail?.message ?? '')).toMatchObject({
      fullName: 'Ada ****1120',
      phone: '****1111',
      city: 'Houma ****1120',
      whereDidYouHearAboutUsOther: 'My card ****1111',
      message: 'My card:\n****1111 12/27\nCall 504-555-0110',
    })
    expect(mail?.subject).toBe('Card ****1111')
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
    ['with a line break in its recipient', { mailto: 'ana.guidry@gulfpinesbank.example\nsecret' }, ['mailto']],
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

  it.each(['stranger@elsewhere.example', 'ana.guidry@gulfpinesbank.example, stranger@elsewhere.example', 'supportEmail'])(
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
    await writeRelease(app.dataDir, 'r2', { records: { ...testRecords, staff: [] }, settings: testSettings })
    await makeCurrent(app.dataDir, 'releases', 'r2')
    await app.releases.check()
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
    ['more than 32 KB', text({ fullName: 'secret'.repeat(6000) }), {}, 413],
    ['a little more than 32 KB', `{}${' '.repeat(32 * 1024 - 1)}`, {}, 413],
  ])('[D-API-3] [D-FORM-5] %s is refused in JSON and not repeated', async (_name, payload, headers, status) => {
    await using app = await servedForms()
    const answer = await app.post('/api/contact/mail/', payload, headers)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ errorMessage: expect.not.stringMatching(/secret|isAdmin/i) })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
    expect(await app.count()).toBe(0)
  })

  it('a body of exactly 32 KB is read', async () => {
    await using app = await servedForms()
    const body = JSON.stringify(await bodyFor(app.server, '/api/contact/mail/'))
    expect((await app.post('/api/contact/mail/', body.padEnd(32 * 1024, ' '))).statusCode).toBe(200)
  })

  it('[FORM-41] [D-FORM-27] the longest message fits, whatever its script', async () => {
    await using app = await servedForms()
    const message = '\u{1f32a}'.repeat(4000)
    const body = JSON.stringify({ ...(await bodyFor(app.server, '/api/contact/mail/')), message })
    expect((await app.post('/api/contact/mail/', body)).statusCode).toBe(200)
    expect(await app.count()).toBe(1)
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
