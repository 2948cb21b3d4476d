import { describe, expect, it } from 'vitest'
import { easyCaptcha } from '../testing/captcha-tokens.ts'
import { bodyFor, broken, type CallPath, callPaths, type FormOptions, key, type ServedForms, servedForms } from '../testing/contact.ts'

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
        const headers = { 'user-agent': 'secret agent', referer: 'https://www.gulfpinesbank.example/secret', cookie: 'a=secret' }
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
