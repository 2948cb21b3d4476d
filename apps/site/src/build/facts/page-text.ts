/** What a page says, for the search (D-SRCH-2). */
export type PageText = {
  /** What stands in the browser's tab, the bank's name included. */
  readonly tabTitle: string
  readonly title: string
  readonly description: string
  readonly headings: readonly string[]
  /** One passage on each line. */
  readonly text: string
}

type Attributes = Readonly<Record<string, string>>

/** What is part of the page's main part and is not read there: programs, drawings, navigation, what stands beside, captions and what is filled in. */
const isUnread = (name: string, attributes: Attributes): boolean =>
  /^(?:script|style|svg|noscript|nav|aside|figcaption|form|button|dialog|template)$/.test(name) ||
  attributes['role'] === 'navigation' ||
  'data-hidden-from' in attributes ||
  'data-search-skip' in attributes

/** Elements within a line; all others begin a passage. */
const isInLine = (name: string): boolean =>
  /^(?:a|abbr|b|bdi|cite|code|del|dfn|em|i|img|ins|kbd|mark|picture|q|s|small|source|span|strong|sub|sup|time|u|var|wbr)$/.test(name)

/** The search needs no more of a page's text. */
const longestText = 20_000

/** One element whose words are collected, from its start to its end. */
type Passage = { readonly element: string; readonly depth: number; words: string }

/** Words as they are read. The parts of an element stand apart on the page, often by style alone, so they do here. */
const tidied = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()

/** Passages as they are read, each on a line of its own. */
const passages = (words: string): string =>
  words
    .split('\n')
    .map(tidied)
    .filter((passage) => passage !== '')
    .join('\n')

/** Collects the words of one page from its tags and texts, in their order. */
export const pageTextCollector = () => {
  let depth = 0
  let unreadFrom: number | undefined
  let description: string | undefined
  let open: readonly Passage[] = []
  const ended: Passage[] = []
  const isIn = (element: string) => open.some((passage) => passage.element === element)
  const hasBegun = (element: string) => isIn(element) || ended.some((passage) => passage.element === element)
  const add = (words: string) => {
    if (unreadFrom === undefined) for (const passage of open) passage.words += words
  }
  const isRead = (element: string): boolean =>
    element === 'main' || element === 'title' ? !hasBegun(element) : /^h[123]$/.test(element) && isIn('main')
  const wordsIn = (pattern: RegExp, read = tidied) => ended.flatMap(({ element, words }) => (pattern.test(element) ? [read(words)] : []))
  const breakLine = (element: string) => add(isInLine(element) ? ' ' : '\n')
  return {
    opens: (element: string, attributes: Attributes): void => {
      breakLine(element)
      depth += 1
      if (element === 'meta' && attributes['name'] === 'description') description ??= attributes['content']
      if (unreadFrom !== undefined) return
      if (isIn('main') && isUnread(element, attributes)) unreadFrom = depth
      else if (isRead(element)) open = [...open, { element, depth, words: '' }]
    },
    says: add,
    closes: (element: string): void => {
      breakLine(element)
      if (unreadFrom === depth) unreadFrom = undefined
      const last = open.at(-1)
      if (last?.depth === depth) {
        ended.push(last)
        open = open.slice(0, -1)
      }
      depth -= 1
    },
    words: (): PageText => {
      const [tabTitle = ''] = wordsIn(/^title$/)
      const [title = tabTitle] = wordsIn(/^h1$/)
      return {
        tabTitle,
        title,
        description: description ?? '',
        headings: wordsIn(/^h[23]$/).filter((heading) => heading !== ''),
        text: (wordsIn(/^main$/, passages)[0] ?? '').slice(0, longestText),
      }
    },
  }
}
