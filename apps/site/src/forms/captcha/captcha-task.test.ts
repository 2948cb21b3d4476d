import { afterEach, describe, expect, it, vi } from 'vitest'
import { askTask, readTask } from './captcha-task.ts'

const expiresAt = 1_800_000_600
const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256', nonce: 'n', salt: 's', cost: 1, keyLength: 32, keyPrefix: '00', expiresAt } }
const work = { data: { provider: 'altcha', challenge } }

describe('the answer of the challenge call', () => {
  it('[FORM-47] is work, good for as long as the server says, less what the way back takes', () =>
    expect(readTask(work, (expiresAt - 600) * 1000)).toEqual({ provider: 'altcha', challenge, goodFor: 595_000 }))

  it('is good for nothing when it is over already', () => expect(readTask(work, (expiresAt + 60) * 1000)).toMatchObject({ goodFor: 0 }))

  it('[D-FORM-6] or the key of the other provider', () =>
    expect(readTask({ data: { provider: 'recaptcha', siteKey: 'key' } }, 0)).toEqual({ provider: 'recaptcha', siteKey: 'key' }))

  it.each([
    null,
    {},
    'x',
    { data: null },
    { data: {} },
    { data: { provider: 'altcha' } },
    { data: { provider: 'altcha', challenge: {} } },
    { data: { provider: 'recaptcha' } },
    { data: { ...work.data, provider: 'other' } },
  ])('[FORM-45] throws for %j', (answer) => expect(() => readTask(answer, 0)).toThrow('no challenge'))
})

describe('asking for it', () => {
  afterEach(() => void vi.unstubAllGlobals())
  const answered = (response: Response) => {
    const ask = vi.fn<typeof fetch>().mockResolvedValue(response)
    vi.stubGlobal('fetch', ask)
    return ask
  }
  const { signal } = new AbortController()

  it('[FORM-47] measures its life by the clock of the server, however this one is set', async () => {
    const date = new Date((expiresAt - 100) * 1000).toUTCString()
    const ask = answered(new Response(JSON.stringify(work), { headers: { date } }))
    expect(await askTask('homeAssist', signal)).toMatchObject({ goodFor: 95_000 })
    expect(ask.mock.calls[0]?.[0]).toBe('/api/captcha/challenge/?form=homeAssist')
  })

  it.each([
    ['answers 503', new Response('{}', { status: 503 }), '503'],
    ['is no JSON', new Response('<html>'), 'JSON'],
  ])('[FORM-45] rejects what %s', async (_what, response, words) => {
    answered(response)
    await expect(askTask('support', signal)).rejects.toThrow(words)
  })
})
