import type { MenuEntry } from './header-props.ts'

/** The words of a menu item, marked where they are not in the language of the page (HEAD-30). */
export const MenuText = ({ of, className }: { of: Pick<MenuEntry, 'text' | 'lang'>; className?: string }) =>
  of.lang || className ? (
    <span lang={of.lang} className={className}>
      {of.text}
    </span>
  ) : (
    of.text
  )
