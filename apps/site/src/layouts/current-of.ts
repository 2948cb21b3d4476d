import { currentItem } from '../header/current-item.ts'

/** Which item of a menu is marked on a page. */
export const currentOf = (items: readonly { readonly to?: { readonly href: string } | undefined }[], path: string): string =>
  `${currentItem(
    items.map(({ to }) => to?.href),
    path,
  )}`
