import type { BuiltPage } from './built-site.ts'

/**
 * What must not be published because it says nothing: a site without pages, or pages without a word in their main part.
 * Content that was lost on the way must not replace a page that had some. Returns one line for each.
 */
export const emptyPages = (pages: readonly BuiltPage[]): readonly string[] =>
  pages.length === 0
    ? ['there are no pages at all']
    : pages.flatMap(({ path, facts }) => (facts.words.text === '' ? [`${path} says nothing: there is no word in its main part`] : []))
