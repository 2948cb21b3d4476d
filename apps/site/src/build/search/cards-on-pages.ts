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
