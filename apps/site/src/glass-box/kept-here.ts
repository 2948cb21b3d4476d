const cookieNames = (page: Document): readonly string[] => page.cookie.split(';').flatMap((one) => one.split('=')[0]?.trim() || [])

/** Both storages of this site, where the browser lets them be read (D-STORE-4). */
const storages = (): readonly Storage[] => {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return []
  }
}

/** Names of everything that this browser keeps for the site: cookies, and both storages (D-AUD-9). */
export const keptHere = (page: Document): readonly string[] => [
  ...new Set([...storages().flatMap((storage) => Object.keys(storage)), ...cookieNames(page)]),
]

/** Clears all of it. */
export const clearAll = (page: Document): void => {
  for (const name of cookieNames(page)) page.cookie = `${name}=; path=/; max-age=0`
  for (const storage of storages()) storage.clear()
}
