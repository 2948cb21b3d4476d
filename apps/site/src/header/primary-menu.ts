import type { CommonEvent, MenuEffect, Reachability, Step } from './menu-machine.ts'

/** Dropdowns of the primary bar; items are named by their index. Every visitor's act makes one of these out of the one before. */
export type PrimaryMenuState = {
  /** Whose dropdown is asked for. It is on screen once the bank is known to be reachable (HEAD-40). */
  readonly open: number | undefined
  /** Asked for by its button and not by the pointer alone: the next press closes it, once it is on screen. */
  readonly isPressed: boolean
  /** Whose button was pressed in vain: the bank did not answer. A notice says so until the visitor goes on (D-HEAD-1). */
  readonly unreached: number | undefined
  /** The first link gets the focus when the dropdown comes. */
  readonly takesFocus: boolean
  /** Closed while the pointer was on it: stays closed until it has left. */
  readonly dismissed: number | undefined
  readonly pointer: { readonly index: number; readonly hasDropdown: boolean } | undefined
  readonly connection: Reachability
}

export type PrimaryMenuEvent =
  | CommonEvent
  /** The pointer moves on an item. */
  | { readonly type: 'pointer-moved'; readonly index: number; readonly hasDropdown: boolean }
  | { readonly type: 'pointer-left' }
  /** The delay is over that a move or a leave has armed. */
  | { readonly type: 'pointer-rested' }
  | { readonly type: 'pointer-away' }
  /** The button was pressed, or the arrow that leads into the dropdown. */
  | { readonly type: 'pressed'; readonly index: number; readonly takesFocus: boolean }
  /** The focus left the item. */
  | { readonly type: 'blurred'; readonly index: number }
  /** The first link of the dropdown has got the focus. */
  | { readonly type: 'focus-taken' }
  /** Escape, a click outside, or a link that was followed. */
  | { readonly type: 'dismissed' }

export type PrimaryMenuEffect = MenuEffect<PrimaryMenuEvent>

export type PrimaryMenuStep = Step<PrimaryMenuState, PrimaryMenuEffect>

/** How long the pointer rests on an item until its dropdown opens, and how long it may be away until it closes, in ms. */
const [openDelay, closeDelay] = [120, 320]

/** As every page starts. */
export const closedMenu: PrimaryMenuState = {
  open: undefined,
  isPressed: false,
  unreached: undefined,
  takesFocus: false,
  dismissed: undefined,
  pointer: undefined,
  connection: 'unknown',
}

/** Index of the dropdown that is on screen. */
export const shownDropdown = ({ open, connection }: PrimaryMenuState): number | undefined => (connection === 'available' ? open : undefined)

const stay = (menu: PrimaryMenuState): PrimaryMenuStep => ({ state: menu, effects: [] })

const cancel: PrimaryMenuEffect = { type: 'cancel' }

/** What was asked for is forgotten; what is known of pointer and connection stays. */
const close = ({ pointer, connection }: PrimaryMenuState, dismissed?: number): PrimaryMenuState => ({
  ...closedMenu,
  pointer,
  connection,
  dismissed,
})

const move = (menu: PrimaryMenuState, pointer: NonNullable<PrimaryMenuState['pointer']>): PrimaryMenuStep => {
  if (menu.pointer?.index === pointer.index) return stay(menu)
  const dismissed = menu.pointer === undefined ? undefined : menu.dismissed
  return { state: { ...menu, pointer, dismissed }, effects: [{ type: 'arm', delay: openDelay, event: { type: 'pointer-rested' } }] }
}

/** The pointer asks for a dropdown, or for none. After a failure only the next question counts (D-HEAD-3). */
const comeTo = (menu: PrimaryMenuState, index: number | undefined): PrimaryMenuState => {
  if (menu.connection === 'unavailable' || index === menu.open) return menu
  return index !== undefined && index === menu.dismissed ? menu : { ...close(menu), open: index }
}

/** The pointer closes what it could see. What a press asked for and is still waited for comes (D-HEAD-1); what a hover asked for does not. */
const leave = (menu: PrimaryMenuState): PrimaryMenuStep => {
  const left = { ...menu, pointer: undefined }
  if (shownDropdown(menu) === undefined && menu.isPressed) return { state: left, effects: [cancel] }
  const open = shownDropdown(menu)
  return { state: { ...left, open }, effects: [{ type: 'arm', delay: closeDelay, event: { type: 'pointer-away' } }] }
}

/** A press toggles what the visitor sees: repeated while the dropdown is waited for, it asks for the same once more. */
const press = (menu: PrimaryMenuState, index: number, takesFocus: boolean): PrimaryMenuStep => {
  const closes = !takesFocus && shownDropdown(menu) === index && menu.isPressed
  if (closes) return { state: close(menu, index), effects: [cancel] }
  return { state: { ...close(menu), open: index, isPressed: true, takesFocus }, effects: [cancel, { type: 'probe' }] }
}

/**
 * What happens to the dropdowns of the primary bar: at most one is open (HEAD-11, D-HEAD-4), and only while the connection is known to
 * be available (HEAD-40). Whatever arrives late (scripts, styles, the probe's answer, a timer) changes nothing about where the visitor's
 * acts lead: an act replaces what the ones before it have left to a timer.
 */
export const stepPrimaryMenu = (menu: PrimaryMenuState, event: PrimaryMenuEvent): PrimaryMenuStep => {
  switch (event.type) {
    case 'pointer-moved':
      return move(menu, { index: event.index, hasDropdown: event.hasDropdown })
    case 'pointer-left':
      return leave(menu)
    case 'pointer-rested':
      return stay(menu.pointer ? comeTo(menu, menu.pointer.hasDropdown ? menu.pointer.index : undefined) : menu)
    case 'pointer-away':
      return stay(menu.pointer ? menu : close(menu))
    case 'pressed':
      return press(menu, event.index, event.takesFocus)
    case 'blurred':
      return stay([menu.open, menu.dismissed, menu.unreached].includes(event.index) ? close(menu) : menu)
    case 'focus-taken':
      return stay({ ...menu, takesFocus: false })
    case 'dismissed':
    case 'page-changed':
      return { state: close(menu, menu.open ?? menu.dismissed), effects: [cancel] }
    case 'connection-changed': {
      const known = { ...menu, connection: event.connection }
      if (event.connection === 'available') return stay({ ...known, unreached: undefined })
      if (event.connection !== 'unavailable') return stay(known)
      return { state: { ...close(known), unreached: menu.isPressed ? menu.open : menu.unreached }, effects: [cancel] }
    }
  }
}
