import type { PageText } from '../facts/page-text.ts'

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

/** The page that is the first to speak of each name, one that does so in a heading before all others; none for a name that no page speaks of. */
export const firstMentions = <Page extends { readonly words: PageText }>(
  pages: readonly Page[],
  names: ReadonlySet<string>,
): ReadonlyMap<string, Page> => {
  const mentionsIn = mentionsOf(names)
  const inHeadings = new Map<string, Page>()
  const inText = new Map<string, Page>()
  for (const page of pages) {
    const found = mentionsIn(page.words)
    for (const name of found.inHeadings) if (!inHeadings.has(name)) inHeadings.set(name, page)
    for (const name of found.inText) if (!inText.has(name)) inText.set(name, page)
  }
  return new Map([...inText, ...inHeadings].filter(([name]) => names.has(name)))
}
