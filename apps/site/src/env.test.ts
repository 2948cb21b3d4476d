import { describe, expect, it } from 'vitest'
import { readSiteEnv } from './env.ts'

describe('the environment of the site build', () => {
  it('takes the domain of an image service', () => {
    expect(readSiteEnv({ IMAGE_DOMAIN: 'example.imgix.net' }).IMAGE_DOMAIN).toBe('example.imgix.net')
    expect(readSiteEnv({ IMAGE_DOMAIN: '' }).IMAGE_DOMAIN).toBeUndefined()
  })

  it.each(['https://example.imgix.net', 'example.imgix.net/media', 'localhost'])('[IMG-11] refuses %s for it', (domain) =>
    expect(() => readSiteEnv({ IMAGE_DOMAIN: domain })).toThrow('IMAGE_DOMAIN must be a domain'),
  )

  it('takes the hosts of log-ins and applications, and refuses what is none', () => {
    expect(readSiteEnv({ BANKING_HOSTS: 'a.bank.example, b.bank.example' }).BANKING_HOSTS).toEqual(['a.bank.example', 'b.bank.example'])
    expect(readSiteEnv({ BANKING_HOSTS: '' }).BANKING_HOSTS).toContain('apply.gulfpines.example')
    expect(() => readSiteEnv({ BANKING_HOSTS: 'https://a.bank.example' })).toThrow('BANKING_HOSTS must list hosts')
  })

  it.each([
    [{}, false],
    [{ RECAPTCHA_SITE_KEY: 'key' }, true],
    [{ RECAPTCHA_SITE_KEY: 'key', CAPTCHA_PROVIDER: 'altcha' }, false],
    [{ RECAPTCHA_SITE_KEY: '', CAPTCHA_PROVIDER: '' }, false],
  ])('[D-FORM-6] %j: reCAPTCHA is used: %s', (environment, expected) => expect(readSiteEnv(environment).usesRecaptcha).toBe(expected))

  it('takes 1 or nothing for the pseudo-locale', () => {
    expect([readSiteEnv({ PSEUDO: '1' }).PSEUDO, readSiteEnv({ PSEUDO: '' }).PSEUDO]).toEqual(['1', undefined])
    expect(() => readSiteEnv({ PSEUDO: 'yes' })).toThrow('PSEUDO must be 1, or not set')
  })

  it('takes the ports of development', () => {
    expect(readSiteEnv({ PORT: '', API_PORT: '' })).toMatchObject({ PORT: 8080, API_PORT: 8081 })
    expect(readSiteEnv({ PORT: '9000', API_PORT: '9001' })).toMatchObject({ PORT: 9000, API_PORT: 9001 })
    expect(() => readSiteEnv({ API_PORT: '70000' })).toThrow('API_PORT must be at most 65535')
  })

  it('[D-FORM-6] refuses another captcha', () =>
    expect(() => readSiteEnv({ CAPTCHA_PROVIDER: 'turnstile' })).toThrow('CAPTCHA_PROVIDER must be altcha or recaptcha'))
})
