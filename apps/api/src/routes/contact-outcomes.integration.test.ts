import type { NewLead } from '@bank/leads/leads.ts'
import type { Settings } from '@bank/model/settings.ts'
import { testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import { describe, expect, it } from 'vitest'
import type { Captcha } from '../captcha/captcha.ts'
import { type FailureCode, failures } from '../errors.ts'
import { easyCaptcha } from '../testing/captcha-tokens.ts'
import { bodyFor, broken, type FormOptions, key, type ServedForms, servedForms } from '../testing/contact.ts'
import { contractApp } from '../testing/contract/site.ts'
import { makeCurrent, writeRelease } from '../testing/data-folder.ts'

const path = '/api/contact/mail/'

/** Serves the forms, and hands out the lines of the log that were written since. */
const logged = async (options: FormOptions = {}) => {
  const lines: Record<string, unknown>[] = []
  const app = await servedForms({
    ...options,
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  })
  lines.length = 0
  return { ...app, lines }
}

const post = async (app: ServedForms, change: object = {}, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await app.post(path, { ...(await bodyFor(app.server, path)), ...change }, headers)
  return [statusCode, JSON.parse(body)]
}

const failure = (code: FailureCode) => [failures[code].status, { errorMessage: failures[code].message }]

/** A captcha that notes for which forms tokens were verified. */
const countingCaptcha = () => {
  const scopes: string[] = []
  const captcha = easyCaptcha()
  const verify: Captcha['verify'] = (token, scope, now) => {
    scopes.push(scope)
    return captcha.verify(token, scope, now)
  }
  return { scopes, open: async (): Promise<Captcha> => ({ ...captcha, verify }) }
}

const setSettings = async (app: ServedForms, settings: Settings): Promise<void> => {
  await writeRelease(app.dataDir, 'r2', { records: testRecords, settings })
  await makeCurrent(app.dataDir, 'releases', 'r2')
  await app.releases.check()
}

describe('the captcha', () => {
  it('that nobody can verify is logged as an error, with what its provider said', async () => {
    const verify = async () => ({ kind: 'unknown', reason: 'no answer' }) as const
    await using app = await logged({ openCaptcha: async () => ({ ...easyCaptcha(), verify }) })
    expect(await post(app)).toEqual(failure('captchaSilent'))
    expect(app.lines).toMatchObject([
      { level: 50, reason: 'no answer', msg: 'the captcha cannot be verified' },
      { level: 30, code: 'captchaSilent', msg: 'request failed' },
    ])
  })

  it('that is refused is logged with the reason', async () => {
    await using app = await logged()
    expect(await post(app, { recaptcha: 'no token' })).toEqual(failure('captchaRefused'))
    expect(app.lines).toMatchObject([
      { level: 30, reason: 'malformed', msg: 'the captcha was refused' },
      { level: 30, code: 'captchaRefused', msg: 'request failed' },
    ])
  })

  it('is verified for the form of the call', async () => {
    const captcha = countingCaptcha()
    await using app = await servedForms({ openCaptcha: captcha.open })
    for (const call of ['/api/contact/heroes/', '/api/contact/homeassist/', path] as const)
      expect((await app.post(call, await bodyFor(app.server, call))).statusCode).toBe(200)
    expect(captcha.scopes).toEqual(['HEROES_FORM', 'HOME_ASSIST_FORM', 'SUPPORT_FORM'])
  })
})

describe('a message', () => {
  it('is answered with its reference, and nothing keeps the answer', async () => {
    await using app = await servedForms()
    const { statusCode, headers, body } = await app.post(path, await bodyFor(app.server, path))
    const [{ reference } = { reference: '' }] = await app.mails()
    expect([statusCode, headers['cache-control'], JSON.parse(body)]).toEqual([200, 'no-store', { data: { reference } }])
    expect(headers['message-reference']).toBe(reference)
  })

  it.each<[string, Buffer | string, Record<string, string>, FailureCode]>([
    ['is no JSON', '{"fullName"', {}, 'badRequest'],
    ['says that it is none', '{}', { 'content-type': 'text/plain' }, 'notJson'],
    ['is compressed', '{}', { 'content-encoding': 'gzip' }, 'notJson'],
    ['is too large', `{}${' '.repeat(32 * 1024)}`, {}, 'tooLarge'],
  ])('that %s is refused', async (_name, body, headers, code) => {
    await using app = await servedForms()
    const answer = await app.post(path, body, headers)
    expect([answer.statusCode, answer.json()]).toEqual(failure(code))
  })

  it('with bytes that are no text among its words is refused', async () => {
    await using app = await servedForms()
    const words = JSON.stringify({ ...(await bodyFor(app.server, path)), message: 'BYTE' }).split('BYTE')
    const answer = await app.post(path, Buffer.concat([Buffer.from(words[0] ?? ''), Buffer.from([0xff]), Buffer.from(words[1] ?? '')]))
    expect([answer.statusCode, answer.json()]).toEqual(failure('badRequest'))
    expect(await app.count()).toBe(0)
  })

  it('goes to whom it names, or to nobody', async () => {
    await using app = await servedForms()
    expect(await post(app, { mailto: 'stranger@elsewhere.example' })).toEqual(failure('unknownRecipient'))
    expect(await post(app, { mailto: 'treasury@gulfpinesbank.example' })).toMatchObject([200, {}])
    expect(await app.mails()).toMatchObject([{ recipient: 'treasury@gulfpinesbank.example' }])
  })

  it('is counted apart from other calls of its address', async () => {
    await using app = await servedForms({ requestsPerMinute: 1, postsPerMinute: 2 })
    const answers = [await app.post(path, 'typed'), await app.post(path, 'typed'), await app.post(path, 'typed')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 429])
  })

  it('is stored with when it was taken, and its token until that expires by itself', async () => {
    const stored: NewLead[] = []
    const captcha = easyCaptcha({ lifetime: 60_000 })
    const expirations: Date[] = []
    await using app = await servedForms({
      changeLeads: (leads) => ({
        ...leads,
        accept: (lead) => {
          stored.push(lead)
          return leads.accept(lead)
        },
      }),
      openCaptcha: async () => ({
        ...captcha,
        verify: async (token, scope, now) => {
          const verdict = await captcha.verify(token, scope, now)
          if (verdict.kind === 'good') expirations.push(verdict.spending.expiresAt)
          return verdict
        },
      }),
    })
    const before = Date.now()
    await post(app)
    expect(stored.map(({ expiresAt }) => expiresAt)).toEqual(expirations.map((date) => date.getTime()))
    expect(stored[0]?.now).toBeGreaterThanOrEqual(before)
    expect(stored[0]?.now).toBeLessThanOrEqual(Date.now())
  })

  it('of a form without a subject has that of the settings', async () => {
    await using app = await servedForms()
    await app.post('/api/contact/heroes/', await bodyFor(app.server, '/api/contact/heroes/'))
    expect(await app.mails()).toMatchObject([{ subject: testSettings.contactSubject }])
  })

  it.each<[string, string | undefined, Settings, string]>([
    ['that of the settings when it says nothing', undefined, { ...testSettings, contactSubject: 'From us' }, 'From us'],
    ['its own, without blanks around it', ' A question ', testSettings, 'A question'],
    ['that of the settings when it has none', ' ', { ...testSettings, contactSubject: ' From us ' }, 'From us'],
    ['a plain one when the settings have none', '', { ...testSettings, contactSubject: undefined }, 'Message from the website'],
    ['a plain one when that of the settings is blank', '', { ...testSettings, contactSubject: ' ' }, 'Message from the website'],
  ])('has a subject: %s', async (_name, subject, settings, expected) => {
    await using app = await servedForms()
    await setSettings(app, settings)
    expect(await post(app, { subject })).toMatchObject([200, {}])
    expect(await app.mails()).toMatchObject([{ subject: expected }])
  })

  it('that asks for an appointment has a subject of its own, and says where', async () => {
    await using app = await servedForms()
    await app.post('/api/contact/appointment/', await bodyFor(app.server, '/api/contact/appointment/'))
    expect(await app.mails()).toMatchObject([{ subject: 'Request for an appointment: By telephone' }])
  })

  it.each([undefined, '', ' '])('for %j is not taken while the bank has named nobody who gets it', async (mailto) => {
    await using app = await servedForms()
    await setSettings(app, { ...testSettings, supportEmail: undefined })
    expect(await post(app, { mailto })).toEqual(failure('notStored'))
    expect(await app.count()).toBe(0)
  })

  it('is not taken before there is a release', async () => {
    await using app = await contractApp({ empty: true })
    const answer = await app.server.inject({ method: 'POST', url: path, payload: await bodyFor(app.server, path) })
    expect([answer.statusCode, answer.json()]).toEqual(failure('notReady'))
  })

  it('is not taken before the database is open, and costs no captcha', async () => {
    await using app = await logged({ openLeads: broken })
    expect(await post(app, { recaptcha: 'no token' })).toEqual(failure('notStored'))
    expect(app.lines).toMatchObject([{ code: 'notStored', msg: 'request failed' }])
  })
})

it('a captcha that is refused again and again is one line of the log', async () => {
  await using app = await logged()
  for (let time = 0; time < 3; time += 1) await post(app, { recaptcha: 'no token' })
  expect(app.lines.filter(({ msg }) => msg === 'the captcha was refused')).toHaveLength(1)
})

describe('a key', () => {
  it('that cannot be looked up is answered with 503, and no captcha is asked', async () => {
    const captcha = countingCaptcha()
    await using app = await logged({ changeLeads: (leads) => ({ ...leads, findRepeat: broken }), openCaptcha: captcha.open })
    expect(await post(app, {}, key('one'))).toEqual(failure('notStored'))
    expect(app.lines[0]).toMatchObject({ level: 50, msg: 'the leads database failed', code: 'ERR_SQLITE_ERROR', errcode: 13 })
    expect(captcha.scopes).toEqual([])
    expect(await post(app)).toMatchObject([200, {}])
  })

  it('[D-FORM-5] that was used for other words is refused before a captcha is asked', async () => {
    const captcha = countingCaptcha()
    await using app = await servedForms({ openCaptcha: captcha.open })
    expect(await post(app, {}, key('one'))).toMatchObject([200, {}])
    expect(await post(app, { message: 'Other words' }, key('one'))).toEqual(failure('keyReused'))
    expect(captcha.scopes).toHaveLength(1)
  })

  it('[D-FORM-5] that another process has used meanwhile is the same message, or another one that is refused', async () => {
    await using app = await servedForms({ changeLeads: (leads) => ({ ...leads, findRepeat: async () => undefined }) })
    const first = await post(app, {}, key('one'))
    expect(first).toMatchObject([200, {}])
    expect(await post(app, {}, key('one'))).toEqual(first)
    expect(await post(app, { message: 'Other words' }, key('one'))).toEqual(failure('keyReused'))
    expect(await app.count()).toBe(1)
  })
})

describe('what the site settings say of messages', () => {
  it('[D-FORM-30] [D-FORM-31] recipient and subject of a form and topic, and an acknowledgement in the language of the page', async () => {
    await using app = await servedForms()
    const messageRoutes: Settings['messageRoutes'] = [
      { form: 'appointment', subject: 'Appointment wanted' },
      { form: 'appointment', topic: 'home-loan', recipient: 'homeloans@gulfpinesbank.example', subject: 'Home loan appointment' },
      { form: 'heroes', recipient: 'heroes@gulfpinesbank.example' },
    ]
    await setSettings(app, { ...testSettings, messageRoutes })
    const calls = ['/api/contact/heroes/', '/api/contact/appointment/'] as const
    for (const call of calls) await app.post(call, await bodyFor(app.server, call))
    await setSettings(app, { ...testSettings, messageRoutes, acknowledgeMessages: true })
    await app.post('/api/contact/appointment/', { ...(await bodyFor(app.server, calls[1])), topic: 'home-loan' })
    const mails = (await app.mails()).map(({ recipient, subject, acknowledgement }) => ({ recipient, subject, acknowledgement }))
    expect(mails).toEqual([
      { recipient: 'heroes@gulfpinesbank.example', subject: 'From the website', acknowledgement: undefined },
      { recipient: 'help@gulfpinesbank.example', subject: 'Appointment wanted: By telephone', acknowledgement: undefined },
      {
        recipient: 'homeloans@gulfpinesbank.example',
        subject: 'Home loan appointment: By telephone',
        acknowledgement: JSON.stringify({ language: 'es', bank: testSettings.bankName, phone: testSettings.tollFreeNumber }),
      },
    ])
  })
})
