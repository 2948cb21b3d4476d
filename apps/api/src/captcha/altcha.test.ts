import { describe, expect, it, vi } from 'vitest'
import { decodeToken, easyCaptcha, encodeToken, solve } from '../testing/captcha-tokens.ts'
import { altcha } from './altcha.ts'

const now = new Date()
const captcha = easyCaptcha()
const solved = async () => solve(await captcha.task('SUPPORT_FORM', now))

describe('proof of work', () => {
  it('[D-FORM-6] the work of a page, once done, is a good token for its form, and is spent under a key of its own', async () => {
    const verdicts = await Promise.all([solved(), solved()].map(async (token) => captcha.verify(await token, 'SUPPORT_FORM', now)))
    const [first, second] = verdicts.map((verdict) => (verdict.kind === 'good' ? verdict.spending : undefined))
    expect(first?.key).toMatch(/^altcha:[0-9a-f]{64}$/)
    expect(first?.key).not.toBe(second?.key)
    expect(first?.expiresAt.getTime()).toBeGreaterThan(now.getTime())
  })

  it('asks for a fixed amount of work, of ten minutes', async () => {
    const task = await altcha({ secret: 'only for tests' }).task('HEROES_FORM', now)
    expect(task).toMatchObject({
      provider: 'altcha',
      challenge: { parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1000, data: { scope: 'HEROES_FORM' } }, signature: expect.any(String) },
    })
    const { parameters } = task.provider === 'altcha' ? task.challenge : {}
    expect(parameters).toHaveProperty('expiresAt', Math.ceil(now.getTime() / 1000) + 600)
    // Half of the key is asked for: luck cannot shorten the search, as it could with a prefix of one byte.
    expect(parameters).toHaveProperty('keyPrefix', expect.stringMatching(/^[0-9a-f]{32}$/))
  })

  it('may ask everybody for the same amount', async () => {
    const task = await altcha({ secret: 'only for tests', cost: 1, fewest: 2, most: 2 }).task('SUPPORT_FORM', now)
    expect(decodeToken(await solve(task)).solution.counter).toBe(2)
  })

  it('keeps a token good across processes that share the secret, and only across those', async () => {
    const token = await solved()
    expect(await easyCaptcha().verify(token, 'SUPPORT_FORM', now)).toMatchObject({ kind: 'good' })
    expect(await easyCaptcha({ secret: 'another' }).verify(token, 'SUPPORT_FORM', now)).toEqual({ kind: 'refused', reason: 'tampered' })
  })

  it.each(['HEROES_FORM', 'HOME_ASSIST_FORM'] as const)('[D-FORM-6] a token of the support form is refused for %s', async (scope) => {
    expect(await captcha.verify(await solved(), scope, now)).toEqual({ kind: 'refused', reason: 'otherForm' })
  })

  it('is refused from the end of its ten minutes on, by our clock and by the clock of the machine', async () => {
    const token = await solved()
    const { expiresAt } = decodeToken(token).challenge.parameters
    const verdictAt = (milliseconds: number) => captcha.verify(token, 'SUPPORT_FORM', new Date(milliseconds))
    expect(await verdictAt(expiresAt * 1000 - 1)).toMatchObject({ kind: 'good' })
    expect(await verdictAt(expiresAt * 1000)).toEqual({ kind: 'refused', reason: 'expired' })
    vi.useFakeTimers({ now: expiresAt * 1000 + 1, toFake: ['Date'] })
    try {
      expect(await verdictAt(now.getTime())).toEqual({ kind: 'refused', reason: 'expired' })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('tokens that nobody earned', () => {
  it.each([
    ['before', (token: string) => ` ${token}`],
    ['after', (token: string) => `${token}\n`],
  ])('a good token with a blank %s it', async (_place, change) => {
    expect(await captcha.verify(change(await solved()), 'SUPPORT_FORM', now)).toEqual({ kind: 'refused', reason: 'malformed' })
  })

  type Token = { challenge: { parameters: Record<string, unknown>; signature: string }; solution: Record<string, unknown> }

  it.each<[string, (token: Token) => void, string]>([
    ['a later end', ({ challenge }) => (challenge.parameters['expiresAt'] = 9e9), 'tampered'],
    ['another form', ({ challenge }) => (challenge.parameters['data'] = { scope: 'HEROES_FORM' }), 'tampered'],
    ['less work', ({ challenge }) => (challenge.parameters['keyPrefix'] = ''), 'tampered'],
    ['an endless cost', ({ challenge }) => (challenge.parameters['cost'] = 2 ** 31), 'tampered'],
    ['another salt', ({ challenge }) => (challenge.parameters['salt'] = 'no hex'), 'tampered'],
    ['a signature in capitals', ({ challenge }) => (challenge.signature = challenge.signature.toUpperCase()), 'tampered'],
    ['no signature', ({ challenge }) => (challenge.signature = ''), 'tampered'],
    ['a wrong answer', ({ solution }) => (solution['derivedKey'] = '00'.repeat(32)), 'wrongAnswer'],
    ['an answer that is no hex', ({ solution }) => (solution['derivedKey'] = 'xyz'), 'wrongAnswer'],
    ['an answer in capitals', ({ solution }) => (solution['derivedKey'] = String(solution['derivedKey']).toUpperCase()), 'wrongAnswer'],
    ['a counter below zero', ({ solution }) => (solution['counter'] = -1), 'wrongAnswer'],
    ['another algorithm', ({ challenge }) => (challenge.parameters['algorithm'] = 'SHA-256'), 'malformed'],
    ['a signature that is a list', ({ challenge }) => Object.assign(challenge, { signature: ['a'] }), 'malformed'],
    ['parameters of its own', ({ challenge }) => (challenge.parameters['memoryCost'] = 1), 'malformed'],
    ['a list for parameters', ({ challenge }) => Object.assign(challenge, { parameters: [] }), 'malformed'],
    ['no solution', (token) => Object.assign(token, { solution: null }), 'malformed'],
  ])('%s', async (_name, change, reason) => {
    const token = decodeToken(await solved()) as Token
    change(token)
    expect(await captcha.verify(encodeToken(token), 'SUPPORT_FORM', now)).toEqual({ kind: 'refused', reason })
  })

  it.each([
    ['nothing', ''],
    ['no base64', '{"challenge":{}}'],
    ['base64 of an address', 'aGk_'],
    ['base64 with a line break', 'aGk=\n'],
    ['base64 of no JSON', btoa('hello')],
    ['base64 of bytes that are no text', 'gICAgICA'],
    ['base64 of null', btoa('null')],
    ['base64 of a list', btoa('[]')],
    ['base64 of a number', btoa('1')],
    ['deep JSON', btoa('['.repeat(6000))],
    ['a polluted prototype', btoa('{"__proto__":{"challenge":{}}}')],
    ['a very long text', 'A'.repeat(1_000_000)],
  ])('%s', async (_name, token) => {
    expect(await captcha.verify(token, 'SUPPORT_FORM', now)).toEqual({ kind: 'refused', reason: 'malformed' })
  })
})
