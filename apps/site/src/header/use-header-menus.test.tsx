// @vitest-environment jsdom
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let connection: typeof import('../browser/connection.ts').connection
let useHeaderMenus: typeof import('./use-header-menus.ts').useHeaderMenus

// Tests of other files may still listen to the connection that they share.
beforeAll(async () => {
  vi.resetModules()
  connection = (await import('../browser/connection.ts')).connection
  useHeaderMenus = (await import('./use-header-menus.ts')).useHeaderMenus
})

/** A header with nothing but its two menus. */
const Header = ({ isReady }: { isReady: boolean }) => {
  const menu = useHeaderMenus(isReady)
  return (
    <>
      <div id="frame" {...menu.loginFrame}>
        <button type="button" id="login" {...menu.loginButton}>
          Log in
        </button>
        {menu.isLoginOpen && (
          <div id="panel" {...menu.loginPanel}>
            <input id="field" />
            <button type="button" id="send" onClick={menu.requestLoginClose}>
              Send
            </button>
          </div>
        )}
      </div>
      <div id="extra-frame" {...menu.extraFrame}>
        <button type="button" id="extra" {...menu.extraButton}>
          More
        </button>
        {menu.isExtraOpen && (
          <a id="careers" href="#careers">
            Careers
          </a>
        )}
      </div>
      <button type="button" id="outside">
        Outside
      </button>
    </>
  )
}

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`Nothing is called ${id}`)
  return element
}

const isOpen = () => [document.getElementById('panel') !== null, find('login').getAttribute('aria-expanded')]
const [open, closed] = [
  [true, 'true'],
  [false, 'false'],
]
const isExtraOpen = () => [document.getElementById('careers') !== null, find('extra').getAttribute('aria-expanded')]

const click = (id: string) => act(async () => find(id).click())
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))
/** Presses a key and tells whether the browser would have acted on it too. */
const press = async (key: string): Promise<boolean> => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  await act(async () => document.activeElement?.dispatchEvent(event))
  return !event.defaultPrevented
}

/** React makes enter and leave out of what goes out of one element into another. */
const pointer = (from: string, to: string | null, pointerType = 'mouse') =>
  act(async () => {
    const [out, over] = [find(from), to === null ? null : find(to)]
    const event = (type: string, relatedTarget: Element | null) =>
      Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget }), { pointerType })
    out.dispatchEvent(event('pointerout', over))
    over?.dispatchEvent(event('pointerover', out))
  })

let answers: PromiseWithResolvers<Response>

/** The server answers the probe with this status; 0: it does not answer. */
const answer = (status: number) =>
  act(async () => {
    if (status === 0) answers.reject(new TypeError('offline'))
    else answers.resolve(new Response('ok', { status }))
    await answers.promise.catch(() => undefined)
  })

const probed = async (status: number): Promise<void> => {
  const done = connection.probe()
  await answer(status)
  await done
}

let root: Root

const render = (isReady: boolean) =>
  act(async () =>
    root.render(
      <StrictMode>
        <Header isReady={isReady} />
      </StrictMode>,
    ),
  )

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => {
    answers = Promise.withResolvers()
    return answers.promise
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await render(true)
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('opening', () => {
  it('[HEAD-36] a click while the probe is pending opens the menu when it succeeds', async () => {
    void connection.probe()
    await click('login')
    expect(isOpen()).toEqual(closed)
    await answer(200)
    expect(isOpen()).toEqual(open)
  })

  it('[ERR-08] after a failure nothing opens, and a click asks again', async () => {
    await probed(503)
    await click('login')
    await answer(0)
    expect([isOpen(), connection.get().status]).toEqual([closed, 'unavailable'])
    await click('login')
    await answer(200)
    expect(isOpen()).toEqual(open)
  })

  it('[HEAD-33] [HEAD-36] while nothing can be rendered yet, a repeated click takes nothing back', async () => {
    await probed(200)
    await render(false)
    for (const id of ['login', 'login', 'extra', 'extra']) await click(id)
    expect([isOpen(), isExtraOpen()]).toEqual([closed, closed])
    await render(true)
    expect([isOpen(), isExtraOpen()]).toEqual([closed, open])
    await render(false)
    for (const id of ['login', 'login']) await click(id)
    await render(true)
    await wait(10_000)
    expect([isOpen(), isExtraOpen()]).toEqual([open, closed])
  })

  it('[HEAD-34] [HEAD-35] opening one menu closes the other', async () => {
    await probed(200)
    await click('extra')
    expect(isExtraOpen()).toEqual(open)
    await click('login')
    expect([isOpen(), isExtraOpen()]).toEqual([open, closed])
    await click('extra')
    expect([isOpen(), isExtraOpen()]).toEqual([closed, open])
  })

  it('the extra menu needs no connection (D-HEAD-3), and closes by a click outside and by Escape', async () => {
    await probed(500)
    await click('extra')
    await click('outside')
    expect(isExtraOpen()).toEqual(closed)
    await click('extra')
    find('careers').focus()
    await press('Escape')
    expect([isExtraOpen(), document.activeElement]).toEqual([closed, find('extra')])
  })
})

describe('closing', () => {
  beforeEach(async () => {
    await probed(200)
    await click('login')
  })

  it.each([
    ['the pointer leaves panel and button', () => pointer('send', 'outside')],
    ['the button is clicked again', () => click('login')],
    ['something outside is clicked', () => click('outside')],
    ['the panel asks for it', () => click('send')],
  ])('[HEAD-37] closes 2500 ms after %s', async (_name, request) => {
    await request()
    await wait(2499)
    expect(isOpen()).toEqual(open)
    await wait(1)
    expect(isOpen()).toEqual(closed)
  })

  it('[HEAD-33] closes at once when another page comes', async () => {
    await act(async () => document.dispatchEvent(new Event('astro:after-swap')))
    expect(isOpen()).toEqual(closed)
  })

  it.each([
    ['the pointer comes back to the panel', () => pointer('outside', 'field')],
    ['the focus comes back to the panel', () => act(async () => find('field').focus())],
    ['the visitor types', () => act(async () => find('field').dispatchEvent(new Event('input', { bubbles: true })))],
    ['the button is clicked again', () => click('login')],
  ])('[HEAD-37] stays when %s meanwhile', async (_name, comeBack) => {
    await click('outside')
    await wait(2400)
    await comeBack()
    await wait(10_000)
    expect(isOpen()).toEqual(open)
  })

  it('[HEAD-37] a second request while it is closing does not put it off', async () => {
    await click('send')
    await wait(1500)
    await pointer('send', 'outside')
    await wait(1000)
    expect(isOpen()).toEqual(closed)
  })

  it.each([
    ['between panel and button', () => pointer('send', 'login')],
    ['for a lifted finger', () => pointer('send', null, 'touch')],
  ])('the pointer leaves nothing %s', async (_name, move) => {
    await move()
    await wait(10_000)
    expect(isOpen()).toEqual(open)
  })

  it('Escape closes at once and gives the focus back, whatever timer ran', async () => {
    find('field').focus()
    await click('outside')
    expect(await press('Escape')).toBe(false)
    expect([isOpen(), document.activeElement]).toEqual([closed, find('login')])
    // With nothing left to close, the key is the page's again.
    expect(await press('Escape')).toBe(true)
    await click('login')
    await wait(10_000)
    expect(isOpen()).toEqual(open)
  })

  it('takes the focus from nobody who is elsewhere', async () => {
    find('outside').focus()
    await click('outside')
    await wait(2500)
    expect([isOpen(), document.activeElement]).toEqual([closed, find('outside')])
  })

  it('gives the focus back to the button when it closes around it', async () => {
    find('send').focus()
    await click('send')
    await wait(2500)
    expect([isOpen(), document.activeElement]).toEqual([closed, find('login')])
  })
})
