import { type MenuItem, menuItem } from '@bank/model/collections/navigation.ts'
import { readJsonList } from '@bank/model/json-text.ts'
import { pickText } from '@bank/model/text.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { z } from 'zod'
import type { BlockContext } from '../block.ts'

/** Longer titles are sentences, and no names of places. */
const longestName = 40

const menuItems = z.array(menuItem)

/** Items that lead to a page of their name. One with children heads a group, and names a page only in the primary bar: `Personal`. */
const namingItems = (items: readonly MenuItem[], isBar: boolean): readonly MenuItem[] =>
  items.flatMap((item) => {
    if (item.visible === false) return []
    const children = item.children ?? []
    return [...(isBar || children.length === 0 ? [item] : []), ...namingItems(children, false)]
  })

/** The name that is given most often; the first of several. */
const mostFrequent = (names: readonly string[]): string | undefined => {
  const timesOf = (name: string): number => names.filter((other) => other === name).length
  return names.toSorted((one, other) => timesOf(other) - timesOf(one))[0]
}

/**
 * Short names of pages by their addresses without a language, in the page's language: what menus call them most often, else their titles. The results
 * page writes addresses with them: `/personal/checking/` is `Personal › Checking` (SRCH-20).
 */
export const trailNames = ({ language, pages, records }: BlockContext): Readonly<Record<string, string>> => {
  const labels = new Map<string, string[]>()
  const items = records.menus.flatMap(({ id, pages_json }) => namingItems(readJsonList(menuItems, pages_json), id === 'primary'))
  for (const { text, href } of items) {
    const [path, name] = [splitPrefix(pickText(href, language).text).rest, pickText(text, language).text.trim()]
    if (name !== '') labels.set(path, [...(labels.get(path) ?? []), name])
  }
  return Object.fromEntries(
    pages.flatMap(({ path, title }) => {
      const { rest } = splitPrefix(path)
      const name = mostFrequent(labels.get(rest) ?? []) ?? (title.text.length <= longestName ? title.text : '')
      return rest === '/' || name === '' ? [] : [[rest, name]]
    }),
  )
}
