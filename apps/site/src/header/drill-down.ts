import type { MenuEntry } from './header-props.ts'

/** One level of the drill-down menu: the item it belongs to, none at the root, and the items that it shows. */
export type Level = { readonly parent: MenuEntry | undefined; readonly items: readonly MenuEntry[] }

/** The level that a way down leads to: the index of the chosen item at each level (HEAD-18). A way that leads nowhere ends above. */
export const levelAt = (items: readonly MenuEntry[], way: readonly number[]): Level =>
  way.reduce<Level>(
    (level, index) => {
      const parent = level.items[index]
      return parent?.children ? { parent, items: parent.children } : level
    },
    { parent: undefined, items },
  )

/** The links of the extra menu that the offcanvas adds: not the one named search, and none that the utility links show (HEAD-22, HEAD-23). */
export const remainingExtra = (extra: readonly MenuEntry[], utility: readonly MenuEntry[]): readonly MenuEntry[] => {
  const shown = new Set(utility.map(({ text, to }) => `${text} ${to?.href}`))
  return extra.filter(({ isSearch, text, to }) => !isSearch && !shown.has(`${text} ${to?.href}`))
}
