import type { Content } from '@bank/content/snapshot/read-content.ts'
import { type MenuItem, menuItem } from '@bank/model/collections/navigation.ts'
import { readJsonList } from '@bank/model/json-text.ts'
import { pickText } from '@bank/model/text.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { z } from 'zod'
import { pageName } from './page-name.ts'
import type { PageText } from './page-text.ts'

/** What the content of one language has names for, beside its pages. */
export type SiteNames = {
  readonly bankName: string
  /** Menu items: where they lead, without a language, and what they are called. */
  readonly labels: readonly { readonly path: string; readonly text: string }[]
  /** Questions, products, people and towns. */
  readonly records: readonly string[]
}

const menuItems = z.array(menuItem)

/** An item with children only heads a group, and its words name no page: `Every day`. The entries of the primary bar are names. */
const labelsOf = (items: readonly MenuItem[], language: Content['language'], groupsToo: boolean): SiteNames['labels'] =>
  items.flatMap((item) => {
    if (item.visible === false) return []
    const children = item.children ?? []
    const [text, href] = [pickText(item.text, language).text.trim(), pickText(item.href, language).text]
    const isName = text !== '' && href.startsWith('/') && (groupsToo || children.length === 0)
    const own = isName ? [{ path: splitPrefix(href.replace(/[?#].*$/, '')).rest, text }] : []
    return [...own, ...labelsOf(children, language, false)]
  })

/** Reads the names out of the content of one language. */
export const siteNames = ({ language, settings, records }: Content): SiteNames => ({
  bankName: settings.bankName ?? '',
  labels: records.menus.flatMap(({ id, pages_json }) => labelsOf(readJsonList(menuItems, pages_json), language, id === 'primary')),
  records: [
    ...records['faq-questions'].map(({ question }) => question?.text),
    ...records.products.map(({ name }) => name),
    ...records.staff.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ')),
    ...records.locations.map(({ city }) => city),
  ].flatMap((name) => (name?.trim() ? [name.trim().replace(/\s+/g, ' ')] : [])),
})

type NamedPage = PageText & { readonly url: string; readonly kind: string }

/** Pages whose own words are no names: the home page, whose title is a slogan, the list of all pages, and demonstrations of blocks. */
const nameless = new Set(['home', 'sitemap', 'blocks'])

/**
 * What visitors may look for each page by, in the order of the pages: its name, the menu items that lead to it, and those questions,
 * products, people and towns that it is the first to speak of. What no page speaks of is nobody's name: nothing would be found.
 */
export const namesOfPages = (pages: readonly NamedPage[], names: SiteNames): readonly (readonly string[])[] => {
  const named = new Map(pages.flatMap((page) => (nameless.has(page.kind) ? [] : [[page, new Set<string>()] as const])))
  const candidates = [...named.keys()]
  for (const [page, own] of named) {
    const name = pageName(page, names.bankName)
    if (name) own.add(name)
    for (const { path, text } of names.labels) if (path === splitPrefix(page.url).rest) own.add(text)
  }
  for (const name of new Set(names.records)) {
    const page = candidates.find(({ headings }) => headings.includes(name)) ?? candidates.find(({ text }) => text.includes(name))
    if (page) named.get(page)?.add(name)
  }
  return pages.map((page) => [...(named.get(page) ?? [])])
}
