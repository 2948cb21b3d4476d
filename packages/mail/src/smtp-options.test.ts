import { describe, expect, it } from 'vitest'
import { smtpOptions } from './smtp-options.ts'

describe('SMTP_URL', () => {
  it.each([
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true }],
    ['smtps://mail.example.com:4465', { port: 4465, secure: true }],
    ['smtp://mail.example.com', { port: 587, secure: false, requireTLS: true }],
    ['smtp://mail.example.com:25', { port: 25, secure: false, requireTLS: true }],
    ['smtp://10.0.0.5', { requireTLS: true }],
    ['smtp://localhost.example.com', { requireTLS: true }],
    ['smtp://localhost:25', { port: 25, requireTLS: false, tls: { rejectUnauthorized: false } }],
    ['smtp://127.0.0.1:2525', { requireTLS: false }],
    ['smtp://[::1]:25', { host: '::1', requireTLS: false }],
    ['smtps://name:p%40ss%3Aword@mail.example.com', { auth: { user: 'name', pass: 'p@ss:word' } }],
  ])('%s', (url, expected) => {
    expect(smtpOptions(url)).toMatchObject(expected)
  })

  it('never trusts an unknown certificate beyond this machine', () => {
    expect(smtpOptions('smtps://mail.example.com')).not.toHaveProperty('tls')
    expect(smtpOptions('smtp://mail.example.com')).not.toHaveProperty('tls')
    expect(smtpOptions('smtp://mail.example.com')).not.toHaveProperty('auth')
  })
})
