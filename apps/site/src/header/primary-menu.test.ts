import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reachability } from './menu-machine.ts'
import {
  closedMenu,
  type PrimaryMenuEffect,
  type PrimaryMenuEvent,
  type PrimaryMenuState,
  shownDropdown,
  stepPrimaryMenu,
} from './primary-menu.ts'

/** The items of the bar; the last one has no dropdown. */
const items = [0, 1, 2, 3]
const hasDropdown = (index: number): boolean => index < 3

const movedTo = (index: number): PrimaryMenuEvent => ({ type: 'pointer-moved', index, hasDropdown: hasDropdown(index) })
const pressed = (index: number): PrimaryMenuEvent => ({ type: 'pressed', index, takesFocus: false })
const entered = (index: number): PrimaryMenuEvent => ({ type: 'pressed', index, takesFocus: true })
const blurred = (index: number): PrimaryMenuEvent => ({ type: 'blurred', index })
const changed = (connection: Reachability): PrimaryMenuEvent => ({ type: 'connection-changed', connection })
const left: PrimaryMenuEvent = { type: 'pointer-left' }
const escapeKey: PrimaryMenuEvent = { type: 'dismissed' }
const newPage: PrimaryMenuEvent = { type: 'page-changed' }

/** The timer that an effect leaves behind. */
type Timer = Extract<PrimaryMenuEffect, { type: 'arm' }> | undefined
type World = { readonly menu: PrimaryMenuState; readonly timer: Timer }

/** Something that happens; `timer`: whatever delay is running is over. */
type Happening = PrimaryMenuEvent | 'timer'

const happen = ({ menu, timer }: World, happening: Happening): World => {
  if (happening === 'timer') return timer ? happen({ menu, timer: undefined }, timer.event) : { menu, timer }
  const step = stepPrimaryMenu(menu, happening)
  return {
    menu: step.state,
    timer: step.effects.reduce<Timer>(
      (now, effect) => (effect.type === 'arm' ? effect : effect.type === 'cancel' ? undefined : now),
      timer,
    ),
  }
}

const run = (happenings: readonly Happening[], from: World = { menu: closedMenu, timer: undefined }): World =>
  happenings.reduce(happen, from)

/** What is on screen once the bank has answered and no timer runs. */
const settled = (...happenings: readonly Happening[]): number | undefined =>
  shownDropdown(run([...happenings, changed('available'), 'timer']).menu)

describe('[HEAD-11] [D-HEAD-4] the dropdowns of the primary bar', () => {
  it.each<[string, readonly Happening[], number | undefined]>([
    ['all closed at first', [], undefined],
    ['one opens by resting on its item', [movedTo(1)], 1],
    ['one opens by its button', [pressed(1)], 1],
    ['only one is open at a time', [pressed(0), changed('available'), pressed(2)], 2],
    ['resting on another changes over', [movedTo(0), 'timer', movedTo(2)], 2],
    ['resting on an item without children closes', [movedTo(0), 'timer', movedTo(3)], undefined],
    ['passing over an item opens nothing', [movedTo(0), left], undefined],
    ['a second press closes', [changed('available'), pressed(1), pressed(1)], undefined],
    ['a press on what the pointer opened keeps it open', [changed('available'), movedTo(1), 'timer', pressed(1)], 1],
    ['leaving closes', [changed('available'), pressed(1), movedTo(1), left], undefined],
    ['coming back in time keeps it open', [changed('available'), movedTo(1), 'timer', left, movedTo(1)], 1],
    ['Escape closes', [movedTo(1), 'timer', escapeKey], undefined],
    ['what is called off while it is waited for does not come', [pressed(1), escapeKey], undefined],
    ['a dismissed one stays closed under the resting pointer', [movedTo(1), 'timer', escapeKey, movedTo(1), 'timer'], undefined],
    [
      'one that a press closed stays closed under the resting pointer',
      [changed('available'), movedTo(1), pressed(1), pressed(1), 'timer'],
      undefined,
    ],
    ['a dismissed one opens again when the pointer comes back', [movedTo(1), 'timer', escapeKey, left, movedTo(1)], 1],
    ['a dismissed one opens again by its button', [movedTo(1), 'timer', escapeKey, pressed(1)], 1],
    ['one that the keyboard closed opens under a pointer that comes', [changed('available'), pressed(1), pressed(1), movedTo(1)], 1],
    ['another opens after a dismissed one', [movedTo(1), 'timer', escapeKey, movedTo(2)], 2],
    ['a link that is clicked before the pointer has rested stays without dropdown', [movedTo(1), escapeKey, 'timer'], undefined],
    ['another page has none open under a resting pointer', [movedTo(1), newPage, 'timer'], undefined],
    ['focus that leaves another item closes nothing', [movedTo(1), 'timer', blurred(0)], 1],
    ['focus that leaves its item closes it', [pressed(1), blurred(1)], undefined],
    ['after an answer of no, resting asks for nothing', [changed('unavailable'), movedTo(1), 'timer'], undefined],
    ['an answer of no forgets what was asked for', [pressed(1), changed('unavailable')], undefined],
  ])('%s', (_name, happenings, shown) => {
    expect(settled(...happenings)).toBe(shown)
  })

  it('[HEAD-40] none is on screen before the connection is known to be available', () => {
    const shown = (connection: Reachability) => shownDropdown(run([pressed(1), changed(connection)]).menu)
    expect([shown('unknown'), shown('checking'), shown('unavailable'), shown('available')]).toEqual([undefined, undefined, undefined, 1])
  })

  it('[HEAD-11] what only the pointer asked for is not on screen once it has left, not even for a moment', () => {
    expect(shownDropdown(run([movedTo(1), 'timer', left, changed('available')]).menu)).toBe(undefined)
  })

  it('[HEAD-36] a press asks for the connection, resting does not: the pointer that comes to a link has asked (HEAD-39)', () => {
    const asks = (event: PrimaryMenuEvent) => stepPrimaryMenu(closedMenu, event).effects.some(({ type }) => type === 'probe')
    expect([asks(pressed(1)), asks(entered(1)), asks(movedTo(1)), asks({ type: 'pointer-rested' })]).toEqual([true, true, false, false])
  })

  it('hands the focus to the first link only when entered by the arrow, once each time', () => {
    const takesFocus = (...happenings: readonly Happening[]) => run(happenings).menu.takesFocus
    expect([takesFocus(entered(1)), takesFocus(pressed(1)), takesFocus(movedTo(1), 'timer')]).toEqual([true, false, false])
    expect([takesFocus(entered(1), { type: 'focus-taken' }), takesFocus(entered(1), { type: 'focus-taken' }, entered(1))]).toEqual([
      false,
      true,
    ])
  })
})

const anItem = fc.constantFrom(...items)
const aDropdown = fc.constantFrom(...items.filter(hasDropdown))

/** What a visitor does, without the touch on a link that asks for the connection too (HEAD-39). */
const anAct: fc.Arbitrary<PrimaryMenuEvent> = fc.oneof(
  anItem.map(movedTo),
  aDropdown.chain((index) => fc.constantFrom(pressed(index), entered(index), blurred(index))),
  fc.constantFrom(left, escapeKey, newPage),
)

/** What comes when it comes: scripts and styles, the answer of the probe, the end of a delay. */
const aDelay: fc.Arbitrary<Happening> = fc.oneof(
  fc.constantFrom<Reachability>('checking', 'available').map(changed),
  fc.constant<Happening>('timer'),
)

const aStory = fc.array(fc.oneof(anAct, aDelay, fc.constant(changed('unavailable'))), { maxLength: 20 }).map((story) => run(story))
const delays = fc.array(aDelay, { maxLength: 6 })

/** A pointer, a press or the focus on a primary link asks for the connection (HEAD-39). */
const asked = (world: World): World => (world.menu.connection === 'unavailable' ? happen(world, changed('checking')) : world)

/** Ends every way that the rest can take: the bank answers, and the timers end. */
const endings: readonly (readonly Happening[])[] = [
  [changed('available'), 'timer', 'timer'],
  ['timer', changed('available'), 'timer'],
  ['timer', 'timer', changed('available')],
]

const outcomes = (world: World, waits: readonly Happening[]): ReadonlySet<number | undefined> =>
  new Set(endings.map((ending) => shownDropdown(run([...waits, ...ending], world).menu)))

describe('however late scripts, styles, answers and timers are', () => {
  it('[HEAD-11] a press on a dropdown that is not on screen opens it, however often it is repeated meanwhile', () => {
    fc.assert(
      fc.property(
        aStory,
        aDropdown,
        fc.array(fc.constantFrom<Happening>('timer', changed('checking'))),
        delays,
        (before, index, waits, after) => {
          fc.pre(shownDropdown(before.menu) !== index)
          const once = happen(happen(before, changed('checking')), pressed(index))
          const repeated = waits.reduce((world, wait) => happen(happen(world, wait), pressed(index)), once)
          expect(outcomes(once, after)).toEqual(new Set([index]))
          expect(outcomes(repeated, after)).toEqual(new Set([index]))
        },
      ),
    )
  })

  it('[HEAD-11] two presses, the second on what the first has opened, leave nothing open', () => {
    fc.assert(
      fc.property(aStory, aDropdown, delays, delays, (before, index, between, after) => {
        const open = run([pressed(index), ...between, changed('available')], asked(before))
        fc.pre(shownDropdown(before.menu) !== index)
        expect(outcomes(happen(open, pressed(index)), after)).toEqual(new Set([undefined]))
      }),
    )
  })

  it('[HEAD-11] a pointer that comes to rest on another item decides alone', () => {
    fc.assert(
      fc.property(aStory, anItem, delays, (before, index, after) => {
        fc.pre(before.menu.pointer?.index !== index && before.menu.dismissed !== index)
        const comes = happen(asked(before), movedTo(index))
        expect(outcomes(comes, after)).toEqual(new Set([hasDropdown(index) ? index : undefined]))
      }),
    )
  })

  it('[HEAD-11] a pointer that leaves closes everything but what a press is still waiting for', () => {
    fc.assert(
      fc.property(aStory, delays, (before, after) => {
        const { menu } = before
        const awaited = shownDropdown(menu) === undefined && menu.isPressed ? menu.open : undefined
        expect(outcomes(happen(asked(before), left), after)).toEqual(new Set([awaited]))
      }),
    )
  })

  it.each([
    ['Escape, a click outside or a followed link', escapeKey],
    ['another page', newPage],
  ])('[D-HEAD-4] after %s nothing opens by itself', (_name, act) => {
    fc.assert(
      fc.property(aStory, delays, (before, after) => {
        expect(outcomes(happen(before, act), after)).toEqual(new Set([undefined]))
      }),
    )
  })

  it('[HEAD-40] [D-HEAD-3] after an answer of no, nothing opens until the visitor asks again', () => {
    fc.assert(
      fc.property(aStory, delays, (before, after) => {
        expect(outcomes(happen(before, changed('unavailable')), after)).toEqual(new Set([undefined]))
      }),
    )
  })
})
