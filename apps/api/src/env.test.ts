import { resolve } from 'node:path'
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
    })
    expect(env.DATA_DIR).toMatch(/[\\/]data$/)
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
  ])('%j is refused with what to do', (environment, message) => {
    expect(() => readApiEnv(environment)).toThrow(message)
  })
})
