import type { SearchDocument } from '@bank/search/document.ts'
import type { SearchPage } from './search-page.ts'

/**
 * Where the card of each record stands, by the card's id: on the page that is about such records most. Of two that show the same cards it is the one that
 * says the least beside them: the page of a team goes before a page that also shows the team.
 */
export const cardsOnPages = (
  pages: readonly Pick<SearchPage, 'url' | 'words' | 'ids'>[],
  cards: ReadonlySet<string>,
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const showing = pages.flatMap(({ url, words, ids }) => {
    const own = ids.filter((id) => cards.has(id))
    return own.length > 0 ? [{ url, own, share: own.length / words.text.length }] : []
  })
  for (const { url, own } of showing.toSorted((one, other) => other.share - one.share))
    for (const id of own) if (!found.has(id)) found.set(id, `${url}#${id}`)
  return found
}

type Card = Pick<SearchDocument, 'url' | 'name' | 'description'>

const cardOf = ({ url }: Card): string => url.split('#')[1] ?? ''

/** Takes from a page the names and titles on cards that have their place on another page: it is found for what it says itself. */
export const cardsOfOthers = (records: readonly Card[]): ((page: SearchPage) => SearchPage) => {
  const byCard = Map.groupBy(records, cardOf)
  return (page) => {
    const shown = [...new Set(page.ids)].flatMap((id) => byCard.get(id) ?? [])
    const others = shown.filter(({ url }) => !url.startsWith(`${page.url}#`))
    const theirs = new Set(others.flatMap(({ name, description }) => [name, description]))
    if (theirs.size === 0) return page
    const { headings, text } = page.words
    const isOwn = (line: string): boolean => !theirs.has(line)
    return { ...page, words: { ...page.words, headings: headings.filter(isOwn), text: text.split('\n').filter(isOwn).join('\n') } }
  }
}
