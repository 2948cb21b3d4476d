import { splitPrefix } from '@bank/rules/links/language-prefix.ts'

/** The address without its query and anchor. */
const pathOf = (href: string): string => href.replace(/[?#].*$/, '')

const isHome = (path: string): boolean => /^\/(?:en\/|es\/)?$/.test(path)

/**
 * Which item of a menu a page belongs to: the one whose address holds most of the page's path. Home links are current on
 * their own page alone; an unprefixed address holds the Spanish page, too (D-ROUTE-8). Takes the items' addresses in order and answers an
 * index, or −1 where none fits. Of two items with one address the first counts.
 */
export const currentItem = (hrefs: readonly (string | undefined)[], path: string): number => {
  const paths = [path, splitPrefix(path).rest]
  let found = -1
  let longest = 0
  for (const [index, href] of hrefs.entries()) {
    const own = pathOf(href ?? '')
    const fits = paths.some((one) => own === one || (own.endsWith('/') && one.startsWith(own) && !isHome(own)))
    if (!fits || own.length <= longest) continue
    found = index
    longest = own.length
  }
  return found
}
