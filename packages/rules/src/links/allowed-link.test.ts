import { describe, expect, it } from 'vitest'
import { allowed } from './allowed-link.ts'

const list = [
  'https://bank.example/enroll',
  'https://careers.example',
  'https://files.example/lockbox/',
  'https://local.example:8443/a/',
  'not an address',
]

describe('allowed', () => {
  it.each([
    ['https://bank.example/enroll', true],
    ['https://bank.example/enroll/step-1?from=home#top', true],
    ['https://BANK.example/enroll', true],
    ['https://bank.example/Enroll', false],
    ['https://bank.example/', false],
    ['https://www.bank.example/enroll', false],
    ['https://bank.example.evil.example/enroll', false],
    ['https://evil.example/?u=https://bank.example/enroll', false],
    ['https://bank.example@evil.example/enroll', false],
    ['https://careers.example', true],
    ['https://careers.example/jobs/teller/', true],
    ['https://files.example/lockbox', true],
    ['https://files.example/lockbox/guide.pdf', true],
    ['https://files.example/locker/', false],
    ['https://local.example:8443/a/b', true],
    ['https://local.example/a/b', false],
    ['ftp://careers.example/', false],
    ['javascript://careers.example/%0aalert(1)', false],
    ['not an address', false],
    ['', false],
  ])('[LINK-16] %s: %s', (url, expected) => {
    expect(allowed(url, list)).toBe(expected)
  })
})

it('[LINK-16] an entry may be written without encryption, and then opens that address alone', () => {
  expect(allowed('http://partner.example/a', ['http://partner.example/'])).toBe(true)
  expect(allowed('ftp://partner.example/a', ['ftp://partner.example/'])).toBe(false)
})
