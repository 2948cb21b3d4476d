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

  it.each([
    [{}, false],
    [{ RECAPTCHA_SITE_KEY: 'key' }, true],
    [{ RECAPTCHA_SITE_KEY: 'key', CAPTCHA_PROVIDER: 'altcha' }, false],
    [{ RECAPTCHA_SITE_KEY: '', CAPTCHA_PROVIDER: '' }, false],
  ])('[D-FORM-6] %j: reCAPTCHA is used: %s', (environment, expected) => expect(readSiteEnv(environment).usesRecaptcha).toBe(expected))

  it('[D-FORM-6] refuses another captcha', () =>
    expect(() => readSiteEnv({ CAPTCHA_PROVIDER: 'turnstile' })).toThrow('CAPTCHA_PROVIDER must be altcha or recaptcha'))
})
