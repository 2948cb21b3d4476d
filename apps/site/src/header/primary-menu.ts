/** Which dropdown of the primary bar is asked for, by the index of its item. Whether it is drawn is up to the connection too. */
export type PrimaryMenu = {
  readonly open: number | undefined
  /** Opened by its button and not by the pointer alone: the next press closes it. */
  readonly isPressed: boolean
  /** The first link gets the focus when the dropdown comes. */
  readonly takesFocus: boolean
  /** Dismissed while the pointer was on it: stays closed until the pointer has left. */
  readonly dismissed: number | undefined
}

export type PrimaryMenuEvent =
  /** The pointer has rested on an item; without an index, on one that has no dropdown. */
  | { readonly type: 'hovered'; readonly index: number | undefined }
  | { readonly type: 'pressed'; readonly index: number }
  /** The arrow that leads into the dropdown. */
  | { readonly type: 'entered'; readonly index: number }
  /** Pointer or focus is gone. */
  | { readonly type: 'left' }
  /** Escape, or a link was followed. */
  | { readonly type: 'dismissed' }

export const closedMenu: PrimaryMenu = { open: undefined, isPressed: false, takesFocus: false, dismissed: undefined }

/** What a visitor's act makes of the dropdowns. At most one is open (HEAD-11, D-HEAD-4). */
export const stepPrimaryMenu = (menu: PrimaryMenu, event: PrimaryMenuEvent): PrimaryMenu => {
  switch (event.type) {
    case 'hovered':
      if (event.index === menu.open || (event.index !== undefined && event.index === menu.dismissed)) return menu
      return { ...closedMenu, open: event.index }
    case 'pressed':
      return menu.open === event.index && menu.isPressed
        ? { ...closedMenu, dismissed: event.index }
        : { ...closedMenu, open: event.index, isPressed: true }
    case 'entered':
      return { ...closedMenu, open: event.index, isPressed: true, takesFocus: true }
    case 'left':
      return closedMenu
    case 'dismissed':
      return { ...closedMenu, dismissed: menu.open ?? menu.dismissed }
  }
}
