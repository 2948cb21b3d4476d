import type { BuiltSite } from './built-site.ts'

/**
 * What must not be published because it says nothing: a site without pages, or pages without a word in their main part.
 * Content that was lost on the way must not replace a page that had some. Returns one line for each.
 */
export const emptyPages = (site: BuiltSite): readonly string[] =>
  site.pages.length === 0 ? ['there are no pages at all'] : site.pages.flatMap(({ path, facts }) => (facts.words.text === '' ? [path] : []))
