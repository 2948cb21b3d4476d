/** Names the scripts that those of an island import, without folder and ending. */
export const importsAttribute = 'data-imports'

/**
 * Fetches into the browser's cache what the scripts of an island import, all at once: by itself each is asked for only when the one that names it
 * has come. No `modulepreload`: a module that could not be fetched counts as broken until the page is left, and an outage would not end.
 */
export const fetchImports = (island: HTMLElement): void => {
  for (const name of island.getAttribute(importsAttribute)?.split(' ') ?? []) fetch(`/_astro/${name}.js`).catch(() => {})
}
