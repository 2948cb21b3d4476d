import { megaMenu } from '@bank/rules/constants.ts'
import type { MenuEntry } from './header-props.ts'

export type MegaLayout = { readonly columns: 3 | 4; readonly width: 'narrow' | 'wide' }

/** How a dropdown is laid out: four columns for more than three children, wide when a child has children (HEAD-13 to HEAD-15). */
export const megaLayout = (children: readonly MenuEntry[]): MegaLayout => ({
  columns: children.length > megaMenu.manyAbove ? megaMenu.columnsForMany : megaMenu.columns,
  width: children.some((child) => (child.children ?? []).length > 0) ? 'wide' : 'narrow',
})
