import type { Content } from '@bank/content/snapshot/read-content.ts'
import { type MenuItem, menuItem } from '@bank/model/collections/navigation.ts'
import { readJsonList } from '@bank/model/json-text.ts'
import { pickText } from '@bank/model/text.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { z } from 'zod'

/** A menu item: where it leads, without a language, and what it is called. */
type Label = { readonly path: string; readonly text: string }

const menuItems = z.array(menuItem)

/** An item with children only heads a group, and its words name no page: `Every day`. The entries of the primary bar are names. */
const labelsOf = (items: readonly MenuItem[], language: Content['language'], groupsToo: boolean): readonly Label[] =>
  items.flatMap((item) => {
    if (item.visible === false) return []
    const children = item.children ?? []
    const [text, href] = [pickText(item.text, language).text.trim(), pickText(item.href, language).text]
    const isName = text !== '' && href.startsWith('/') && (groupsToo || children.length === 0)
    const own = isName ? [{ path: splitPrefix(href.replace(/[?#].*$/, '')).rest, text }] : []
    return [...own, ...labelsOf(children, language, false)]
  })

/** What menus call the pages that they lead to, by address without a language. */
export const menuLabels = ({ language, records }: Content): ReadonlyMap<string, readonly string[]> => {
  const labels = records.menus.flatMap(({ id, pages_json }) => labelsOf(readJsonList(menuItems, pages_json), language, id === 'primary'))
  return new Map([...Map.groupBy(labels, ({ path }) => path)].map(([path, own]) => [path, [...new Set(own.map(({ text }) => text))]]))
}
