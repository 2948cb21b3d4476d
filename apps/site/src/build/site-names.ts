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

type NamedPage = { readonly url: string; readonly kind: string; readonly words: PageText }

/** Pages whose own words are no names: the home page, whose title is a slogan, and the list of all pages. */
const nameless = new Set(['home', 'sitemap'])

/** Which of some names a page speaks of. Most pages are the same ones from build to build, and a look through their text takes long. */
type Mentions = { readonly asked: ReadonlySet<string>; readonly inHeadings: readonly string[]; readonly inText: readonly string[] }

const mentions = new WeakMap<PageText, Mentions>()

/** What pages speak of: asks each only for names that it was not asked for before. */
const mentionsOf = (asked: ReadonlySet<string>): ((words: PageText) => Mentions) => {
  const missing = new Map<ReadonlySet<string> | undefined, readonly string[]>()
  const missingOf = (known: ReadonlySet<string> | undefined): readonly string[] => {
    const found = missing.get(known) ?? [...asked].filter((name) => !known?.has(name))
    missing.set(known, found)
    return found
  }
  return (words) => {
    const known = mentions.get(words)
    const left = missingOf(known?.asked)
    const found: Mentions = {
      asked,
      inHeadings: [...(known?.inHeadings ?? []), ...left.filter((name) => words.headings.includes(name))],
      inText: [...(known?.inText ?? []), ...left.filter((name) => words.text.includes(name))],
    }
    mentions.set(words, found)
    return found
  }
}

/**
 * What visitors may look for each page by, in the order of the pages: its name, the menu items that lead to it, and those questions,
 * products, people and towns that it is the first to speak of. What no page speaks of is nobody's name: nothing would be found.
 */
export const namesOfPages = (pages: readonly NamedPage[], names: SiteNames): readonly (readonly string[])[] => {
  const labels = Map.groupBy(names.labels, ({ path }) => path)
  const records = new Set(names.records)
  const mentionsIn = mentionsOf(records)
  const named = new Map<NamedPage, Set<string>>()
  const firstInHeadings = new Map<string, NamedPage>()
  const firstInText = new Map<string, NamedPage>()
  for (const page of pages) {
    if (nameless.has(page.kind)) continue
    const name = pageName(page.words.tabTitle, names.bankName)
    const own = labels.get(splitPrefix(page.url).rest) ?? []
    named.set(page, new Set([...(name ? [name] : []), ...own.map(({ text }) => text)]))
    const { inHeadings, inText } = mentionsIn(page.words)
    for (const found of inHeadings) if (!firstInHeadings.has(found)) firstInHeadings.set(found, page)
    for (const found of inText) if (!firstInText.has(found)) firstInText.set(found, page)
  }
  for (const name of records) {
    const page = firstInHeadings.get(name) ?? firstInText.get(name)
    if (page) named.get(page)?.add(name)
  }
  return pages.map((page) => [...(named.get(page) ?? [])])
}
