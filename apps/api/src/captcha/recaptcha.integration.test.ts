import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { recaptcha } from './recaptcha.ts'

const now = new Date('2027-01-04T12:00:00Z')

/** A stand-in for the verifier on a real socket; `asked` is what it was sent. */
const verifier = async (answer: (response: ServerResponse) => void) => {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push(`${request.method} ${request.headers['content-type']} ${Buffer.concat(chunks)}`)
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('The stand-in does not listen')
  return {
    asked,
    url: `http://127.0.0.1:${address.port}/verify`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const saying = (answer: unknown) => verifier((response) => response.end(JSON.stringify(answer)))
const over = (verifyUrl: string, timeout?: number) =>
  recaptcha({ siteKey: 'site-key', secret: 'own secret', verifyUrl, ...(timeout !== undefined && { timeout }) })

describe('the well-known captcha', () => {
  it('[D-FORM-6] gives pages the site key and no secret', async () => {
    expect(await over('http://127.0.0.1:1').task('SUPPORT_FORM', now)).toEqual({ provider: 'recaptcha', siteKey: 'site-key' })
  })

  it('[D-FORM-6] has each token verified, with nothing about the visitor, and spends it under its hash', async () => {
    await using stand = await saying({ success: true, hostname: 'www.example.com' })
    expect(await over(stand.url).verify('a-token_1.x', 'SUPPORT_FORM', now)).toEqual({
      kind: 'good',
      spending: { key: expect.stringMatching(/^recaptcha:[0-9a-f]{64}$/), expiresAt: new Date('2027-01-04T12:10:00Z') },
    })
    expect(stand.asked).toEqual(['POST application/x-www-form-urlencoded;charset=UTF-8 secret=own+secret&response=a-token_1.x'])
  })

  it.each([
    ['a refused token', { success: false, 'error-codes': ['invalid-input-response'] }, { kind: 'refused', reason: 'notAccepted' }],
    ['no token', { success: false, 'error-codes': ['missing-input-response'] }, { kind: 'refused', reason: 'notAccepted' }],
    ['a token of a broken page', { success: false, 'error-codes': ['browser-error'] }, { kind: 'refused', reason: 'notAccepted' }],
    [
      'a refused token with a wrong secret',
      { success: false, 'error-codes': ['invalid-input-response', 'invalid-input-secret'] },
      { kind: 'unknown' },
    ],
    ['an expired token', { success: false, 'error-codes': ['timeout-or-duplicate'] }, { kind: 'refused', reason: 'expired' }],
    ['a low score', { success: true, score: 0.4 }, { kind: 'refused', reason: 'lowScore' }],
    [
      'a wrong secret',
      { success: false, 'error-codes': ['invalid-input-secret'] },
      { kind: 'unknown', reason: expect.stringContaining('are the keys right') },
    ],
    ['a refusal without a reason', { success: false }, { kind: 'unknown' }],
    ['an answer without a verdict', { score: 1 }, { kind: 'unknown' }],
    ['a verdict of another type', { success: 'true' }, { kind: 'unknown' }],
  ])('%s is never good', async (_name, answer, verdict) => {
    await using stand = await saying(answer)
    expect(await over(stand.url).verify('token', 'SUPPORT_FORM', now)).toMatchObject(verdict)
  })

  it('a score that is high enough is good', async () => {
    await using stand = await saying({ success: true, score: 0.5, action: 'x' })
    expect(await over(stand.url).verify('token', 'SUPPORT_FORM', now)).toMatchObject({ kind: 'good' })
  })

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['an error', (response) => response.writeHead(500).end('{"success":true}'), 'the verifier answers 500'],
    ['no JSON', (response) => response.end('<html>'), 'cannot be reached: SyntaxError'],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end(), 'cannot be reached: TypeError'],
    ['a hang-up', (response) => response.destroy(), 'cannot be reached: TypeError'],
    ['silence', () => {}, 'cannot be reached: TimeoutError'],
  ])('[D-FORM-6] %s of the verifier is not taken for a yes', async (_name, answer, reason) => {
    await using stand = await verifier(answer)
    const verdict = await over(stand.url, 300).verify('token', 'SUPPORT_FORM', now)
    expect(verdict).toEqual({ kind: 'unknown', reason: expect.stringContaining(reason) })
    expect(verdict).toEqual({ kind: 'unknown', reason: expect.not.stringContaining('token') })
  })

  it.each(['', ' ', 'a b', 'a&secret=b', 'a\r\nb', 'ü'])('%j is refused without asking anybody', async (token) => {
    await using stand = await saying({ success: true })
    expect(await over(stand.url).verify(token, 'SUPPORT_FORM', now)).toEqual({ kind: 'refused', reason: 'malformed' })
    expect(stand.asked).toEqual([])
  })
})
