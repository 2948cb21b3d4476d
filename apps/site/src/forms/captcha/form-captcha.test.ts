import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formCaptcha, type Ready } from './form-captcha.ts'

const minutes = 60_000
let begun = 0
let wall = 0
let expireLatest = (): void => {}
let fail: Error | undefined
let goodFor: number | undefined

/** A provider that numbers its tokens. */
const begin = async (expire: () => void): Promise<Ready> => {
  begun += 1
  expireLatest = expire
  const token = `token ${begun}`
  if (fail) throw fail
  return { take: async () => token, ...(goodFor !== undefined && { goodFor }) }
}

const page = new EventTarget()
const startForm = () => {
  const captcha = formCaptcha({ begin, now: () => wall + Date.now(), page })
  const flags: boolean[] = []
  captcha.onExpired((isExpired) => flags.push(isExpired))
  return { captcha, flags }
}

beforeEach(() => {
  vi.useFakeTimers()
  ;[begun, wall, fail, goodFor] = [0, 0, undefined, 10 * minutes]
})
afterEach(() => void vi.useRealTimers())

describe('the captcha of a form', () => {
  it('gets a token ready ahead, once, however often it is asked to', async () => {
    const { captcha } = startForm()
    captcha.prepare()
    captcha.prepare()
    expect(await captcha.token()).toBe('token 1')
    expect(begun).toBe(1)
  })

  it('gives each token away once', async () => {
    const { captcha } = startForm()
    captcha.prepare()
    expect(await Promise.all([captcha.token(), captcha.token()])).toEqual(['token 1', 'token 2'])
    expect(await captcha.token()).toBe('token 3')
  })

  it('[FORM-50] forgets what it got ready when it is reset', async () => {
    const { captcha } = startForm()
    captcha.prepare()
    captcha.reset()
    expect(await captcha.token()).toBe('token 2')
  })

  it('[FORM-45] rejects when there is none to be had, and tries again', async () => {
    const { captcha } = startForm()
    fail = new Error('blocked')
    await expect(captcha.token()).rejects.toThrow('blocked')
    fail = undefined
    expect(await captcha.token()).toBe('token 2')
  })

  it('tries again by itself what could not be got ready ahead', async () => {
    const { captcha } = startForm()
    fail = new Error('offline')
    captcha.prepare()
    await vi.advanceTimersByTimeAsync(0)
    fail = undefined
    expect(await captcha.token()).toBe('token 2')
  })
})

describe('the expired flag', () => {
  it('[FORM-47] is set when the time of the token is over, and cleared by the next one', async () => {
    const { captcha, flags } = startForm()
    captcha.prepare()
    await vi.advanceTimersByTimeAsync(10 * minutes - 1)
    expect(flags).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(flags).toEqual([true])
    captcha.prepare()
    expect(begun).toBe(1)
    expect(await captcha.token()).toBe('token 2')
    expect(flags).toEqual([true, false])
  })

  it('[D-FORM-7] the next submit gets a new token though the machine slept through the time', async () => {
    const { captcha } = startForm()
    captcha.prepare()
    await vi.advanceTimersByTimeAsync(minutes)
    wall += 60 * minutes
    expect(await captcha.token()).toBe('token 2')
  })

  it('[FORM-47] is right when somebody comes back to a page that slept', async () => {
    const { captcha, flags } = startForm()
    captcha.prepare()
    await vi.advanceTimersByTimeAsync(minutes)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(flags).toEqual([])
    wall += 60 * minutes
    page.dispatchEvent(new Event('visibilitychange'))
    expect(flags).toEqual([true])
  })

  it('[FORM-47] is set by a provider that says so, also of a token that was given away', async () => {
    goodFor = undefined
    const { captcha, flags } = startForm()
    await captcha.token()
    expireLatest()
    expect(flags).toEqual([true])
  })

  it('a token that is given away in time, or dropped, expires nothing', async () => {
    const { captcha, flags } = startForm()
    captcha.prepare()
    await captcha.token()
    captcha.prepare()
    captcha.reset()
    expireLatest()
    await vi.advanceTimersByTimeAsync(20 * minutes)
    expect(flags).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[FORM-50] a reset clears it, and the form gets ready anew', async () => {
    const { captcha, flags } = startForm()
    captcha.prepare()
    await vi.advanceTimersByTimeAsync(10 * minutes)
    captcha.reset()
    expect(flags).toEqual([true, false])
    captcha.prepare()
    expect(begun).toBe(2)
  })

  it('nobody hears of it who has stopped listening', async () => {
    const { captcha } = startForm()
    const heard = vi.fn()
    captcha.onExpired(heard)()
    captcha.prepare()
    await vi.advanceTimersByTimeAsync(10 * minutes)
    expect(heard).not.toHaveBeenCalled()
  })
})
