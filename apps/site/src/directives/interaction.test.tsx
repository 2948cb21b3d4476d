// @vitest-environment jsdom
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { type KeyboardEvent, startTransition, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import hydrateOnInteraction from './interaction.ts'

/** An island with everything that a visitor can do too early. What React has seen is written out. */
const Island = ({ seen }: { seen: string[] }) => {
  const [count, setCount] = useState(0)
  const [name, setName] = useState('')
  const keyDown = (event: KeyboardEvent) => {
    seen.push(event.key)
    if (event.key === 'Enter' && event.currentTarget.id === 'swallows') event.preventDefault()
  }
  return (
    <div>
      <button type="button" id="count" onClick={() => setCount((before) => before + 1)} onKeyDown={keyDown}>
        {count}
      </button>
      <button type="button" id="swallows" onClick={() => seen.push('click')} onKeyDown={keyDown}>
        Menu
      </button>
      <label>
        Name <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <output>{name}</output>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          seen.push('submit')
        }}
      >
        <button type="submit" id="send">
          Send
        </button>
      </form>
      <a href="#there">There</a>
      <input type="radio" name="way" id="mail" defaultChecked />
      <input type="radio" name="way" id="telephone" />
      <p>
        <button type="button" id="write">
          Write
        </button>
        <span data-instead="">
          <a href="mailto:renee@bank.example">renee@bank.example</a>
        </span>
      </p>
    </div>
  )
}

let root: Root | undefined
const { fetch } = globalThis

afterEach(() => {
  globalThis.fetch = fetch
  root?.unmount()
  document.body.replaceChildren()
})

/** An island as the page brings it: rendered, not alive. `arrive` lets its script come, `fail` lets the network fail. */
const island = (attributes: Readonly<Record<string, string>> = {}) => {
  const seen: string[] = []
  const host = document.createElement('div')
  const element = <Island seen={seen} />
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  host.innerHTML = renderToString(element)
  document.body.append(host)
  let loads = 0
  let loading = Promise.withResolvers<() => Promise<void>>()
  hydrateOnInteraction(
    () => {
      loads += 1
      loading = Promise.withResolvers()
      return loading.promise
    },
    undefined,
    host,
  )
  const find = <E extends HTMLElement>(selector: string) => host.querySelector<E>(selector) as E
  const press = (selector: string, ...keys: readonly string[]) => {
    for (const key of keys) find(selector).dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  return {
    host,
    seen,
    find,
    press,
    loads: () => loads,
    /** As Astro does it: React's work is only scheduled. */
    arrive: () => {
      loading.resolve(async () =>
        startTransition(() => {
          root = hydrateRoot(host, element)
        }),
      )
      return loading.promise
    },
    /** As Astro does it: a failure is an event, and what is handed out does nothing. */
    fail: () => {
      host.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }))
      loading.resolve(async () => undefined)
    },
  }
}

describe('an island that is touched before it is alive', () => {
  it('is not loaded before that, and once after it', () => {
    const { find, loads } = island()
    expect(loads()).toBe(0)
    find('#count').dispatchEvent(new MouseEvent('pointermove', { bubbles: true, movementX: 1 }))
    find('#count').click()
    expect(loads()).toBe(1)
  })

  it('is not loaded by coming to lie under a mouse that rests', () => {
    const { find, loads } = island()
    find('#count').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
    find('#count').dispatchEvent(new MouseEvent('pointermove', { bubbles: true }))
    expect(loads()).toBe(0)
    find('#count').dispatchEvent(new MouseEvent('pointermove', { bubbles: true, movementY: -1 }))
    expect(loads()).toBe(1)
  })

  it('counts a click once, however often it was repeated for lack of an answer', async () => {
    const { find, arrive } = island()
    find('#count').click()
    find('#count').click()
    expect(find('#count').textContent).toBe('0')
    await arrive()
    await expect.poll(() => find('#count').textContent).toBe('1')
    find('#count').click()
    await expect.poll(() => find('#count').textContent).toBe('2')
  })

  it('counts a key’s click once too, however often the key was pressed for lack of an answer', async () => {
    const { find, press, seen, arrive } = island()
    for (const _turn of [1, 2, 3]) {
      press('#count', 'Enter')
      find('#count').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))
    }
    await arrive()
    await expect.poll(() => seen).toEqual(['Enter', 'Enter', 'Enter'])
    expect(find('#count').textContent).toBe('1')
  })

  it('hears every key that was pressed, in order, the same key twice too', async () => {
    const { press, seen, arrive } = island()
    press('#count', 'ArrowDown', 'ArrowDown', 'End', 'Tab', 'a')
    await arrive()
    await expect.poll(() => seen).toEqual(['ArrowDown', 'ArrowDown', 'End'])
  })

  it('lets a key that it swallows also swallow the click that the key makes', async () => {
    const { press, find, seen, arrive } = island()
    press('#swallows', 'Enter')
    find('#swallows').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))
    await arrive()
    await expect.poll(() => seen).toEqual(['Enter'])
  })

  it('keeps what was typed, and knows of it', async () => {
    const { find, arrive } = island()
    const input = find<HTMLInputElement>('#name')
    input.focus()
    input.value = 'Ana'
    await arrive()
    await expect.poll(() => find('output').textContent).toBe('Ana')
    expect([input.value, document.activeElement]).toEqual(['Ana', input])
  })

  it('sends a form that was sent', async () => {
    const { find, seen, arrive } = island()
    find<HTMLFormElement>('form').requestSubmit(find('#send'))
    expect(seen).toEqual([])
    await arrive()
    await expect.poll(() => seen).toEqual(['submit'])
  })

  it('leaves links to the browser', () => {
    const { find } = island()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('a').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })

  it('forgets what was held when the network fails, and tries again at the next touch', async () => {
    const { find, fail, arrive, loads } = island()
    find('#count').click()
    fail()
    await expect
      .poll(() => {
        find('#count').click()
        return loads()
      })
      .toBe(2)
    await arrive()
    await expect.poll(() => find('#count').textContent).toBe('1')
  })

  it('[D-HEAD-1] marks every button that waits as busy, the last one as unanswered when the network fails, and none once it is alive', async () => {
    const { host, find, fail, arrive } = island()
    const marked = (name: string) => [...host.querySelectorAll(`[${name}]`)].map(({ id }) => id)
    find('#write').click()
    find('#count').click()
    expect([marked('aria-busy'), marked('data-unanswered')]).toEqual([['count', 'write'], []])
    fail()
    await expect.poll(() => marked('data-unanswered')).toEqual(['count'])
    expect(marked('aria-busy')).toEqual([])
    find('#write').click()
    await arrive()
    await expect.poll(() => [marked('aria-busy'), marked('data-unanswered')]).toEqual([[], []])
  })

  it('[D-HEAD-1] ends a wait that nothing answers as one that failed, and tries again at the next touch', async () => {
    vi.useFakeTimers()
    const { host, find, loads } = island()
    find('#count').click()
    await vi.advanceTimersByTimeAsync(answerTimeout - 1)
    expect(find('#count').getAttribute('aria-busy')).toBe('true')
    await vi.advanceTimersByTimeAsync(1)
    expect([find('#count').hasAttribute('aria-busy'), find('#count').hasAttribute('data-unanswered')]).toEqual([false, true])
    expect(host.hasAttribute('data-unscripted')).toBe(true)
    find('#count').click()
    expect(loads()).toBe(2)
    vi.useRealTimers()
  })

  it('[D-FORM-28] [D-TEAM-7] keeps a choice when the network fails, and leads to what stands in for a button', async () => {
    const { host, find, fail, arrive } = island()
    const chosen = () => find<HTMLInputElement>('#telephone').checked
    find('#telephone').click()
    find('#write').click()
    expect([chosen(), host.hasAttribute('data-unscripted')]).toEqual([false, false])
    fail()
    await expect.poll(() => document.activeElement?.textContent).toBe('renee@bank.example')
    expect([chosen(), host.hasAttribute('data-unscripted')]).toEqual([true, true])
    find('#count').click()
    await arrive()
    await expect.poll(() => find('#count').textContent).toBe('1')
    expect([chosen(), host.hasAttribute('data-unscripted')]).toEqual([true, false])
  })

  it.each([
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', async () => new Response('', { status: 503 })],
  ])('[D-HEAD-1] asks for all of its scripts at the first touch, for nothing before, and imports none while one %s', async (_how, fail) => {
    const { host, seen, arrive, find, loads } = island({ 'data-imports': 'react.1 shared.2' })
    const asked: unknown[] = []
    globalThis.fetch = async (address) => {
      asked.push(address)
      return asked.length === 2 ? fail() : new Response('export {}')
    }
    expect(asked).toEqual([])
    find('#send').click()
    expect(asked).toEqual(['/_astro/react.1.js', '/_astro/shared.2.js'])
    await expect.poll(() => host.hasAttribute('data-unscripted')).toBe(true)
    expect(loads()).toBe(0)
    find('#send').click()
    await expect.poll(() => loads()).toBe(1)
    await arrive()
    await expect.poll(() => seen).toEqual(['submit'])
    expect(asked).toHaveLength(4)
  })

  it('gets its long props from their file before it comes alive', async () => {
    const { host, arrive, find } = island({ props: '{"path":[0,"/en/"]}', 'data-long-props': '/_astro/props.json' })
    const hydrated = Promise.withResolvers<string | null>()
    new MutationObserver(() => hydrated.resolve(host.getAttribute('props'))).observe(host, { attributeFilter: ['props'] })
    const asked: unknown[] = []
    globalThis.fetch = async (address) => {
      asked.push(address)
      return Response.json({ menu: [0, 'long'] })
    }
    find('#count').click()
    await arrive()
    expect(JSON.parse((await hydrated.promise) ?? '')).toEqual({ path: [0, '/en/'], menu: [0, 'long'] })
    expect([asked, host.hasAttribute('data-long-props')]).toEqual([['/_astro/props.json'], false])
  })

  it('tries again at the next touch when its long props do not come', async () => {
    const { host, arrive, find, loads } = island({ 'data-long-props': '/_astro/props.json' })
    globalThis.fetch = async () => new Response('', { status: 500 })
    find('#count').click()
    await arrive()
    await expect
      .poll(() => {
        find('#count').click()
        return loads()
      })
      .toBeGreaterThan(1)
    expect(host.hasAttribute('data-long-props')).toBe(true)
  })
})
