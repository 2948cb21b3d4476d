/** Names the scripts of an island and all that they import, without folder and ending. */
export const importsAttribute = 'data-imports'

const fetchScript = async (name: string): Promise<string> => {
  const answer = await fetch(`/_astro/${name}.js`)
  if (!answer.ok) throw new Error(name)
  return answer.text()
}

/**
 * Fetches into the browser's cache the scripts of an island and what they import, all at once: by itself each is asked for only when the one that
 * names it has come. Rejects when one does not come, so that none is imported then: a module of which a part could not be fetched counts as broken
 * until the page is left, and an outage would not end. Nothing when the island names none.
 */
export const fetchImports = (island: HTMLElement): Promise<unknown> | undefined => {
  const names = island.getAttribute(importsAttribute)
  return names === null ? undefined : Promise.all(names.split(' ').map(fetchScript))
}
