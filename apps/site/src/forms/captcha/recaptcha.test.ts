// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Grecaptcha } from './load-recaptcha.ts'

type Options = Parameters<Grecaptcha['render']>[1]

const rendered: (Options & { readonly container: HTMLElement })[] = []
const grecaptcha = {
  render: vi.fn<Grecaptcha['render']>((container, options) => rendered.push({ container, ...options }) - 1),
  execute: vi.fn<Grecaptcha['execute']>(),
  reset: vi.fn<Grecaptcha['reset']>(),
}
const scripts = () => [...document.querySelectorAll('script')]
const arrive = () => {
  window.grecaptcha = grecaptcha
  window.recaptchaIsThere?.()
}

/** A module of its own for each test: the script is remembered for the life of a page. */
const freshCaptcha = async () => {
  vi.resetModules()
  return (await import('./recaptcha.ts')).recaptcha()
}

beforeEach(() => {
  rendered.length = 0
  vi.clearAllMocks()
  grecaptcha.execute.mockImplementation((widget) => rendered[widget]?.callback(`token of ${widget}`))
  delete window.grecaptcha
  document.head.replaceChildren()
  document.body.innerHTML = '<main></main>'
  document.documentElement.lang = 'es'
})

describe('reCAPTCHA', () => {
  it('[FORM-48] [D-FORM-6] is fetched when the first form needs it, in the language of the page, and shows its badge at the bottom left', async () => {
    const begin = await freshCaptcha()
    expect(scripts()).toEqual([])
    const ready = begin('key', () => {})
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://www.google.com/recaptcha/api.js?render=explicit&onload=recaptchaIsThere&hl=es',
    ])
    arrive()
    expect(await (await ready).take()).toBe('token of 0')
    expect(rendered[0]).toMatchObject({ sitekey: 'key', size: 'invisible', badge: 'bottomleft' })
    expect(rendered[0]?.container.parentElement?.tagName).toBe('MAIN')
  })

  it('is asked for a token only when one is taken, and is reset before', async () => {
    const begin = await freshCaptcha()
    const first = begin('key', () => {})
    arrive()
    await first
    expect(grecaptcha.execute).not.toHaveBeenCalled()
    await (await first).take()
    await (await begin('key', () => {})).take()
    expect(grecaptcha.render).toHaveBeenCalledOnce()
    expect([grecaptcha.reset.mock.calls, grecaptcha.execute.mock.calls]).toEqual([
      [[0], [0]],
      [[0], [0]],
    ])
  })

  it('[FORM-47] says that a token has expired', async () => {
    const begin = await freshCaptcha()
    const expire = vi.fn()
    const ready = begin('key', expire)
    arrive()
    await ready
    rendered[0]?.['expired-callback']()
    expect(expire).toHaveBeenCalledOnce()
  })

  it('[FORM-45] rejects without a connection', async () => {
    const begin = await freshCaptcha()
    const ready = begin('key', () => {})
    arrive()
    grecaptcha.execute.mockImplementationOnce((widget) => rendered[widget]?.['error-callback']())
    await expect((await ready).take()).rejects.toThrow('no connection')
  })

  it('[FORM-45] rejects when the visitor closes the pictures, and not when they are answered', async () => {
    const begin = await freshCaptcha()
    const first = begin('key', () => {})
    arrive()
    document.body.insertAdjacentHTML('beforeend', '<div style="visibility: hidden"><iframe src="about:blank#/bframe"></iframe></div>')
    const pictures = document.querySelector<HTMLElement>('body > div')
    // jsdom lays nothing out: a frame counts as seen as long as nothing hides it.
    HTMLIFrameElement.prototype.checkVisibility = function () {
      return this.parentElement?.style.visibility === 'visible'
    }
    const look = (visibility: string) => {
      pictures?.style.setProperty('visibility', visibility)
      return new Promise((resolve) => setTimeout(resolve))
    }
    grecaptcha.execute.mockImplementation(() => {})
    const closed = (await first).take()
    closed.catch(() => {})
    await look('visible')
    await look('hidden')
    await expect(closed).rejects.toThrow('not answered')

    const answered = (await begin('key', () => {})).take()
    await look('visible')
    await look('hidden')
    rendered[0]?.callback('token')
    expect(await answered).toBe('token')
  })

  it('[FORM-45] rejects when its script is blocked, and a later try may succeed', async () => {
    const begin = await freshCaptcha()
    const blocked = begin('key', () => {})
    scripts()[0]?.dispatchEvent(new Event('error'))
    await expect(blocked).rejects.toThrow('could not be loaded')
    expect(scripts()).toEqual([])
    const ready = begin('key', () => {})
    arrive()
    expect(await (await ready).take()).toBe('token of 0')
  })
})
