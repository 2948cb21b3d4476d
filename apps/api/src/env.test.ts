import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readApiEnv } from './env.ts'

describe('settings of the API', () => {
  it('run as they are, for this machine alone', () => {
    const env = readApiEnv({})
    expect(env).toMatchObject({
      PORT: 8080,
      HOST: 'localhost',
      TRUSTED_PROXIES: [],
      RATE_LIMIT_PER_MINUTE: 300,
      LOG_LEVEL: 'info',
      API_DOCUMENT: false,
      MESSAGES_PER_MINUTE: 10,
      LEADS_DATABASE_URL: `file:${env.DATA_DIR}/leads.sqlite`,
      LEADS_KEPT_DAYS: 90,
      MAIL_WORKER: 'here',
      captcha: { provider: 'altcha', secret: undefined },
    })
    expect(env.DATA_DIR).toMatch(/[\\/]data$/)
  })

  it('of the example are good as they are, and the example has all of them', async () => {
    const example = parseEnv(await readFile(join(import.meta.dirname, '../../../.env.example'), 'utf8'))
    const { captcha, ...env } = readApiEnv(example)
    expect(captcha).toEqual({ provider: 'altcha', secret: undefined })
    expect(Object.keys(env).filter((name) => !(name in example))).toEqual([])
  })

  it('keep the leads where they are told to', () => {
    expect(readApiEnv({ DATA_DIR: '/srv/bank' }).LEADS_DATABASE_URL).toBe('file:/srv/bank/leads.sqlite')
    expect(readApiEnv({ LEADS_DATABASE_URL: 'file:leads.db' }).LEADS_DATABASE_URL).toBe(`file:${process.cwd()}/leads.db`)
    const address = 'postgres://bank:secret@db.example/leads'
    expect(readApiEnv({ LEADS_DATABASE_URL: address }).LEADS_DATABASE_URL).toBe(address)
  })

  it('[D-FORM-6] choose the well-known captcha when its keys are set, otherwise our own', () => {
    const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' }
    const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify'
    expect(readApiEnv(keys).captcha).toEqual({ provider: 'recaptcha', siteKey: 'site', secret: 'secret', verifyUrl })
    expect(readApiEnv({ ...keys, RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/verify' }).captcha).toHaveProperty(
      'verifyUrl',
      'http://127.0.0.1:9/verify',
    )
    const secret = 'x'.repeat(32)
    expect(readApiEnv({ ...keys, CAPTCHA_PROVIDER: 'altcha', CAPTCHA_SECRET: secret }).captcha).toEqual({ provider: 'altcha', secret })
  })

  it('are read from the environment; empty counts as not set', () => {
    const env = readApiEnv({
      PORT: '9000',
      DATA_DIR: '',
      SITE_URL: 'https://www.example.com/',
      TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16,::1',
      API_DOCUMENT: 'true',
      GEOIP_PATH: 'databases/city.mmdb',
    })
    expect(env).toMatchObject({
      PORT: 9000,
      SITE_URL: 'https://www.example.com',
      TRUSTED_PROXIES: ['10.0.0.5', '10.1.0.0/16', '::1'],
      API_DOCUMENT: true,
    })
    expect(env.DATA_DIR).toMatch(/[\\/]data$/)
    expect(env.GEOIP_PATH).toBe(resolve('databases/city.mmdb'))
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ SITE_URL: 'example.com' }, 'SITE_URL must be an address such as https://www.example.com'],
    [{ TRUSTED_PROXIES: '2' }, 'TRUSTED_PROXIES must list addresses or networks'],
    [{ TRUSTED_PROXIES: '10.0.0.0/64' }, 'TRUSTED_PROXIES must list addresses or networks'],
    [{ RATE_LIMIT_PER_MINUTE: '0' }, 'RATE_LIMIT_PER_MINUTE must be at least 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
    [{ API_DOCUMENT: 'maybe' }, 'API_DOCUMENT must be true or false'],
    [{ MESSAGES_PER_MINUTE: '0' }, 'MESSAGES_PER_MINUTE must be at least 1'],
    [{ LEADS_DATABASE_URL: 'mysql://a' }, 'LEADS_DATABASE_URL must be file:<path> for SQLite or postgres://'],
    [{ LEADS_KEPT_DAYS: '0' }, 'LEADS_KEPT_DAYS must be at least 1'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address such as smtps://'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM must be set with SMTP_URL'],
    [{ MAIL_FROM: 'The bank <a@example.com>' }, 'MAIL_FROM must be one e-mail address'],
    [{ MAIL_DEFAULT_TO: 'nobody' }, 'MAIL_DEFAULT_TO must be one e-mail address'],
    [{ MAIL_WORKER: 'there' }, 'MAIL_WORKER must be here or off'],
    [{ CAPTCHA_PROVIDER: 'none' }, 'CAPTCHA_PROVIDER must be altcha or recaptcha'],
    [{ CAPTCHA_PROVIDER: 'recaptcha' }, 'reCAPTCHA needs both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET'],
    [{ RECAPTCHA_SITE_KEY: 'site' }, 'reCAPTCHA needs both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET'],
    [{ CAPTCHA_SECRET: 'short' }, 'CAPTCHA_SECRET must have at least 32 characters'],
    [{ RECAPTCHA_VERIFY_URL: 'ftp://a.example' }, 'RECAPTCHA_VERIFY_URL must be an address'],
  ])('%j is refused with what to do', (environment, message) => {
    expect(() => readApiEnv(environment)).toThrow(message)
  })

  it('never repeat a password when they are refused', () => {
    const passwords = { LEADS_DATABASE_URL: 'mysql://a:hidden@b', SMTP_URL: 'http://a:hidden@b', CAPTCHA_SECRET: 'hidden' }
    expect(() => readApiEnv(passwords)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hidden') }))
  })
})
