import type { ContactPayload } from '@bank/forms/contact-message.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from './send-message.ts'

const message: ContactPayload = {
  fullName: 'Renee Landry',
  email: 'renee@example.com',
  env: 'SUPPORT_FORM',
  recaptcha: 'token',
  preferredMethodOfContact: 'Email',
}
const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const json = (body: unknown, status = 200, statusText = '') => new Response(JSON.stringify(body), { status, statusText })

describe('what is sent', () => {
  it.each([
    ['API-08', 'support', '/api/contact/mail/'],
    ['API-08', 'location', '/api/contact/mail/'],
    ['API-08', 'product', '/api/contact/mail/'],
    ['API-11', 'heroes', '/api/contact/heroes/'],
    ['API-13', 'homeAssist', '/api/contact/homeassist/'],
  ] as const)(
    '[%s] [D-FORM-26] the %s form posts JSON to %s, with its idempotency key and its language as headers',
    async (_id, form, path) => {
      answer.mockResolvedValue(json({ data: { reference: 'r' } }))
      await sendMessage(form, message, 'key-1', 'es')
      const [address, { method, headers, body, redirect } = {}] = answer.mock.calls[0] ?? []
      expect([address, method, headers, redirect]).toEqual([
        path,
        'POST',
        { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1', 'Content-Language': 'es' },
        'error',
      ])
      expect(JSON.parse(String(body))).toEqual(message)
    },
  )
})

describe('what is a success', () => {
  it.each(['', 'thanks', '<html>'])('[API-09] any good answer of the mail call, such as %j, unread', async (body) => {
    const response = new Response(body)
    answer.mockResolvedValue(response)
    await sendMessage('support', message, 'key', 'es')
    expect(response.bodyUsed).toBe(false)
  })

  it.each([
    ['API-12', 'heroes'],
    ['API-14', 'homeAssist'],
    ['D-FORM-2', 'appointment'],
  ] as const)('[%s] [D-API-3] the %s form reads the answer, which must be JSON', async (_id, form) => {
    answer.mockResolvedValueOnce(json({ data: {} }))
    await sendMessage(form, message, 'key', 'es')
    answer.mockResolvedValueOnce(new Response('<html>'))
    await expect(sendMessage(form, message, 'key', 'es')).rejects.toThrow('JSON')
  })
})

describe('what is thrown', () => {
  it.each(['support', 'heroes', 'homeAssist'] as const)(
    '[FORM-55] [API-10] [API-12] [API-14] %s: the errorMessage of the server',
    async (form) => {
      answer.mockResolvedValue(json({ errorMessage: 'The mail address is not right' }, 422))
      await expect(sendMessage(form, message, 'key', 'es')).rejects.toThrow('The mail address is not right')
    },
  )

  it.each([
    ['no JSON', new Response('<html>', { status: 502, statusText: 'Bad Gateway' }), '502 Bad Gateway'],
    ['no text in it', json({ errorMessage: 5 }, 500, 'Server Error'), '500 Server Error'],
    ['nothing', new Response(null, { status: 500 }), '500'],
    ['null', json(null, 503), '503'],
  ])('[D-API-4] the status when there is %s', async (_what, response, words) => {
    answer.mockResolvedValue(response)
    await expect(sendMessage('support', message, 'key', 'es')).rejects.toThrow(words)
  })

  it.each([
    ['the fields that the server refuses', ['firstTime'], ['firstTime']],
    ['nothing of them where they are no list', 'firstTime', undefined],
    ['nothing of them where there are none', null, undefined],
  ])('[D-FORM-34] %s', async (_what, fields, named) => {
    answer.mockResolvedValue(json({ errorMessage: 'Not offered', fields }, 422))
    await expect(sendMessage('appointment', message, 'key', 'es')).rejects.toMatchObject({ message: 'Not offered', fields: named })
  })

  it('what the network says', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(sendMessage('support', message, 'key', 'es')).rejects.toThrow('Failed to fetch')
  })

  it('that an answer which began never ended, after 30 seconds', async () => {
    vi.useFakeTimers()
    answer.mockResolvedValue(new Response(new ReadableStream()))
    const seen = vi.fn()
    void sendMessage('heroes', message, 'key', 'es').catch(seen)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(seen).toHaveBeenCalledWith(new Error('The server did not answer in time'))
  })

  it('that nobody answered, after 30 seconds and not before', async () => {
    vi.useFakeTimers()
    answer.mockImplementation(() => new Promise(() => {}))
    const seen = vi.fn()
    const outcome = sendMessage('support', message, 'key', 'es').catch(seen)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(seen).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await outcome
    expect(seen).toHaveBeenCalledWith(new Error('The server did not answer in time'))
  })
})
