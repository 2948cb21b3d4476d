import { expect, it } from 'vitest'
import { settingsSchema } from '../settings.ts'
import { siteAddressCheck, webAddressCheck } from './web-address.ts'

it.each(['https://online.example.com/login?a=b', 'http://localhost:8080/', 'https://www.youtube.example/@bank'])(
  '%s is an address',
  (value) => {
    expect(webAddressCheck(value)).toBeUndefined()
  },
)

it.each([
  'javascript:alert(1)',
  'online.example.com',
  '/login',
  '//online.example.com',
  'https://',
  'https://a b.example/',
  'mailto:a@b.example',
])('%s is none', (value) => {
  expect(webAddressCheck(value)).toMatch(/must be an address/)
})

it.each([
  ['https://www.example.com', true],
  ['http://localhost:8080', true],
  ['https://www.example.com/', false],
  ['https://www.example.com/bank', false],
  ['www.example.com', false],
])('%s as the address of a site: %s', (value, isGood) => {
  expect(siteAddressCheck(value) === undefined).toBe(isGood)
})

it.each(['siteUrl', 'loginUrl', 'treasuryLoginUrl', 'applicationServletUrl', 'iphoneAppUrl'])(
  'the settings refuse a script as %s',
  (field) => {
    const { issues = [] } = settingsSchema.safeParse({ [field]: 'javascript:alert(1)' }).error ?? {}
    expect(issues.filter(({ path }) => path[0] === field).map(({ message }) => message)).toEqual([
      expect.stringContaining('must be an address'),
    ])
  },
)
