import { describe, expect, it } from 'vitest'
import { closedMenu, type PrimaryMenu, type PrimaryMenuEvent, stepPrimaryMenu } from './primary-menu.ts'

const after = (...events: readonly PrimaryMenuEvent[]): PrimaryMenu => events.reduce(stepPrimaryMenu, closedMenu)

const hovered = (index: number | undefined): PrimaryMenuEvent => ({ type: 'hovered', index })
const pressed = (index: number): PrimaryMenuEvent => ({ type: 'pressed', index })
const entered = (index: number): PrimaryMenuEvent => ({ type: 'entered', index })
const left: PrimaryMenuEvent = { type: 'left' }
const dismissed: PrimaryMenuEvent = { type: 'dismissed' }

describe('[HEAD-11] [D-HEAD-4] the dropdowns of the primary bar', () => {
  it.each<[string, readonly PrimaryMenuEvent[], number | undefined]>([
    ['all closed at first', [], undefined],
    ['one opens by hovering', [hovered(1)], 1],
    ['one opens by its button', [pressed(1)], 1],
    ['only one is open at a time', [pressed(0), pressed(2)], 2],
    ['hovering another changes over', [hovered(0), hovered(2)], 2],
    ['hovering an item without children closes', [hovered(0), hovered(undefined)], undefined],
    ['a second press closes', [pressed(1), pressed(1)], undefined],
    ['a press on what the pointer opened keeps it open', [hovered(1), pressed(1)], 1],
    ['leaving closes', [pressed(1), left], undefined],
    ['Escape closes', [hovered(1), dismissed], undefined],
    ['a dismissed one stays closed under the resting pointer', [hovered(1), dismissed, hovered(1)], undefined],
    ['one that a press closed stays closed under the resting pointer', [pressed(1), pressed(1), hovered(1)], undefined],
    ['a dismissed one opens again when the pointer comes back', [hovered(1), dismissed, left, hovered(1)], 1],
    ['a dismissed one opens again by its button', [hovered(1), dismissed, pressed(1)], 1],
    ['another opens after a dismissed one', [hovered(1), dismissed, hovered(2)], 2],
  ])('%s', (_name, events, open) => {
    expect(after(...events).open).toBe(open)
  })

  it('hands the focus to the first link only when entered by the arrow', () => {
    expect([after(entered(1)).takesFocus, after(pressed(1)).takesFocus, after(hovered(1)).takesFocus]).toEqual([true, false, false])
  })

  it('does not steal the focus again when the pointer comes to an open one', () => {
    expect(after(pressed(1), hovered(1))).toEqual(after(pressed(1)))
  })
})
