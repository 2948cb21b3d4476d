import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  closedMenus,
  type HeaderMenuEffect,
  type HeaderMenuEvent,
  type HeaderMenus,
  isLoginShown,
  type LoginMenu,
  stepMenus,
} from './header-menus.ts'
import type { Reachability } from './menu-machine.ts'

const logins: readonly LoginMenu[] = ['closed', 'waiting', 'unreached', 'open', 'closing']
const known: readonly Reachability[] = ['unknown', 'checking', 'available', 'unavailable']

const menus = (login: LoginMenu, isExtraOpen = false): HeaderMenus => ({ login, isExtraOpen })
const click = (connection: Reachability): HeaderMenuEvent => ({ type: 'login-clicked', connection })
const changed = (connection: Reachability): HeaderMenuEvent => ({ type: 'connection-changed', connection })

const probe: HeaderMenuEffect = { type: 'probe' }
const arm: HeaderMenuEffect = { type: 'arm', delay: 2500, event: { type: 'login-delay-over' } }
const cancel: HeaderMenuEffect = { type: 'cancel' }
const toLogin: HeaderMenuEffect = { type: 'return-focus', to: 'login' }
const toExtra: HeaderMenuEffect = { type: 'return-focus', to: 'extra' }

/** What a row of the table does: from, event, to, effects. */
type Row = readonly [id: string, from: HeaderMenus, event: HeaderMenuEvent, to: HeaderMenus, effects: readonly HeaderMenuEffect[]]

const request: HeaderMenuEvent = { type: 'login-close-requested' }
const outside: HeaderMenuEvent = { type: 'login-clicked-outside' }
const left: HeaderMenuEvent = { type: 'login-left' }
const newPage: HeaderMenuEvent = { type: 'page-changed' }
const back: HeaderMenuEvent = { type: 'login-returned' }
const over: HeaderMenuEvent = { type: 'login-delay-over' }
const extra: HeaderMenuEvent = { type: 'extra-clicked', isShown: false }
const shownExtra: HeaderMenuEvent = { type: 'extra-clicked', isShown: true }
const extraOut: HeaderMenuEvent = { type: 'extra-close-requested' }
const escapeKey: HeaderMenuEvent = { type: 'escape-pressed' }

const rows: readonly Row[] = [
  // A click on the Log in button.
  ['HEAD-36', menus('closed'), click('available'), menus('open'), []],
  ['HEAD-36', menus('closed'), click('checking'), menus('waiting'), []],
  ['HEAD-36', menus('closed'), click('unknown'), menus('waiting'), [probe]],
  ['HEAD-36', menus('closed'), click('unavailable'), menus('waiting'), [probe]],
  ['HEAD-34', menus('closed', true), click('available'), menus('open'), []],
  ['HEAD-34', menus('closed', true), click('checking'), menus('waiting', true), []],
  ['HEAD-36', menus('waiting'), click('checking'), menus('waiting'), []],
  ['HEAD-36', menus('waiting'), click('available'), menus('open'), []],
  ['HEAD-37', menus('open'), click('available'), menus('closing'), [arm]],
  ['HEAD-37', menus('open'), click('unavailable'), menus('closing'), [arm]],
  ['HEAD-37', menus('closing'), click('available'), menus('open'), [cancel]],
  // The connection answers.
  ['HEAD-36', menus('waiting'), changed('available'), menus('open'), []],
  ['HEAD-34', menus('waiting', true), changed('available'), menus('open'), []],
  ['ERR-08', menus('waiting'), changed('unavailable'), menus('unreached'), []],
  ['ERR-08', menus('waiting', true), changed('unavailable'), menus('unreached', true), []],
  // The notice about a failure, until the visitor goes on or the bank answers.
  ['D-HEAD-1', menus('unreached'), click('unavailable'), menus('waiting'), [probe]],
  ['D-HEAD-1', menus('unreached'), changed('checking'), menus('unreached'), []],
  ['D-HEAD-1', menus('unreached'), changed('available'), menus('closed'), []],
  ['D-HEAD-1', menus('unreached'), outside, menus('closed'), []],
  ['D-HEAD-1', menus('unreached'), left, menus('closed'), []],
  ['D-HEAD-1', menus('unreached'), escapeKey, menus('closed'), []],
  // The keyboard goes on past the panel.
  ['D-HEAD-4', menus('open'), left, menus('closed'), []],
  ['D-HEAD-4', menus('closing'), left, menus('closed'), [cancel]],
  ['D-HEAD-1', menus('waiting'), left, menus('waiting'), []],
  ['HEAD-36', menus('waiting'), changed('checking'), menus('waiting'), []],
  ['HEAD-33', menus('closed'), changed('available'), menus('closed'), []],
  ['HEAD-33', menus('open'), changed('unavailable'), menus('open'), []],
  // A close request, and what calls it off.
  ['HEAD-37', menus('open'), request, menus('closing'), [arm]],
  ['HEAD-37', menus('closing'), request, menus('closing'), []],
  ['HEAD-37', menus('closed'), request, menus('closed'), []],
  ['HEAD-36', menus('waiting'), request, menus('waiting'), []],
  ['HEAD-37', menus('open'), outside, menus('closing'), [arm]],
  ['HEAD-37', menus('closing'), outside, menus('closing'), []],
  ['HEAD-36', menus('waiting'), outside, menus('closed'), []],
  // Another page.
  ['HEAD-33', menus('open'), newPage, menus('closed'), []],
  ['HEAD-33', menus('closing'), newPage, menus('closed'), [cancel]],
  ['HEAD-36', menus('waiting'), newPage, menus('closed'), []],
  ['HEAD-33', menus('closed', true), newPage, menus('closed'), []],
  ['HEAD-37', menus('closing'), back, menus('open'), [cancel]],
  ['HEAD-37', menus('open'), back, menus('open'), []],
  ['HEAD-37', menus('closing'), over, menus('closed'), [toLogin]],
  ['HEAD-37', menus('open'), over, menus('open'), []],
  ['HEAD-37', menus('closed', true), over, menus('closed', true), []],
  // The extra menu.
  ['HEAD-33', menus('closed'), extra, menus('closed', true), []],
  ['HEAD-33', menus('closed', true), shownExtra, menus('closed'), []],
  ['HEAD-33', menus('closed', true), extra, menus('closed', true), []],
  ['HEAD-35', menus('open'), extra, menus('closed', true), []],
  ['HEAD-35', menus('closing'), extra, menus('closed', true), [cancel]],
  ['HEAD-35', menus('waiting'), extra, menus('closed', true), []],
  ['HEAD-33', menus('closed', true), extraOut, menus('closed'), []],
  ['HEAD-33', menus('open'), extraOut, menus('open'), []],
  // Escape.
  ['HEAD-37', menus('open'), escapeKey, menus('closed'), [toLogin]],
  ['HEAD-37', menus('closing'), escapeKey, menus('closed'), [cancel, toLogin]],
  ['HEAD-36', menus('waiting'), escapeKey, menus('closed'), []],
  ['HEAD-33', menus('closed', true), escapeKey, menus('closed'), [toExtra]],
  ['HEAD-33', menus('closed'), escapeKey, menus('closed'), []],
]

describe('the menus of the header', () => {
  it('[HEAD-33] are both closed at first', () => {
    expect(closedMenus).toEqual(menus('closed'))
  })

  it.each(rows)('[%s] from %j by %j come to %j', (_id, from, event, to, effects) => {
    expect(stepMenus(from, event)).toEqual({ state: to, effects })
  })

  it.each([
    ['closed', false],
    ['waiting', false],
    ['open', true],
    ['closing', true],
  ] as const)('[HEAD-37] %s: the login menu is on screen: %s', (login, isShown) => {
    expect(isLoginShown(menus(login))).toBe(isShown)
  })
})

const anyEvent: fc.Arbitrary<HeaderMenuEvent> = fc.oneof(
  fc.constantFrom(...known).map(click),
  fc.constantFrom(...known).map(changed),
  fc.constantFrom(request, outside, back, over, extra, shownExtra, extraOut, escapeKey, newPage),
)

/** Runs events from the start and tells each step. */
const run = (events: readonly HeaderMenuEvent[]) => {
  let from = closedMenus
  return events.map((event) => {
    const step = { from, event, ...stepMenus(from, event) }
    from = step.state
    return step
  })
}

describe('whatever a visitor does', () => {
  it('[HEAD-36] the login menu never comes on screen without a success', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) =>
        run(events).every(
          ({ from, event, state }) =>
            isLoginShown(from) || !isLoginShown(state) || ('connection' in event && event.connection === 'available'),
        ),
      ),
    )
  })

  it('[HEAD-34] [HEAD-35] at most one of the two menus is on screen', () => {
    fc.assert(fc.property(fc.array(anyEvent), (events) => run(events).every(({ state }) => !(isLoginShown(state) && state.isExtraOpen))))
  })

  it('[HEAD-37] exactly one timer runs while the login menu is closing, and none otherwise', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let timers = 0
        for (const { event, from, state, effects } of run(events)) {
          if (event.type === 'login-delay-over' && from.login === 'closing') timers -= 1
          for (const { type } of effects) timers += type === 'arm' ? 1 : type === 'cancel' ? -1 : 0
          expect(timers).toBe(state.login === 'closing' ? 1 : 0)
        }
      }),
    )
  })

  it('every state comes about', () => {
    const seen = new Set(
      fc.sample(fc.array(anyEvent, { minLength: 20 }), 200).flatMap((events) => run(events).map(({ state }) => state.login)),
    )
    expect([...seen].toSorted()).toEqual(logins.toSorted())
  })
})

describe('however late the connection is known', () => {
  const noise = fc.array(fc.oneof(fc.constantFrom<Reachability>('unknown', 'checking').map(changed), fc.constant(over)))
  const settle = (from: HeaderMenus, events: readonly HeaderMenuEvent[]): HeaderMenus =>
    events.reduce((menus, event) => stepMenus(menus, event).state, from)

  it('[HEAD-36] a click on Log in opens it, and the clicks that are repeated for lack of an answer take nothing back', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(noise, { minLength: 1 }), (before, waits) => {
        const start = settle(closedMenus, before)
        fc.pre(!isLoginShown(start))
        const clicks = waits.flatMap((wait) => [click('checking'), ...wait])
        expect(settle(start, [...clicks, changed('available')]).login).toBe('open')
      }),
    )
  })

  it.each([
    ['a click outside', outside],
    ['Escape', escapeKey],
    ['the extra menu', extra],
    ['another page', newPage],
  ])('[HEAD-36] what was called off by %s does not come', (_name, calledOff) => {
    fc.assert(
      fc.property(fc.array(anyEvent), noise, (before, wait) => {
        const start = settle(closedMenus, before)
        fc.pre(!isLoginShown(start))
        expect(isLoginShown(settle(start, [click('checking'), ...wait, calledOff, ...wait, changed('available')]))).toBe(false)
      }),
    )
  })
})
