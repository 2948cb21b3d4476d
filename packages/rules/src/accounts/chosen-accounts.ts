/** So many accounts are compared at most. */
export const mostCompared = 3

const name = 'accounts'

const keysIn = (search: string): readonly string[] => [...new Set((new URLSearchParams(search).get(name) ?? '').split(','))]

/** How many accounts an address asks for that there are not. */
export const unknownIn = (search: string, known: readonly string[]): number =>
  keysIn(search).filter((key) => key !== '' && !known.includes(key)).length

/** All accounts that an address asks for, of those that there are, without repeats: more of them, too, than are compared. */
export const askedIn = (search: string, known: readonly string[]): readonly string[] => keysIn(search).filter((key) => known.includes(key))

/** The accounts that an address asks for, of those that there are, without repeats: `?accounts=pine-savings,first-account`. */
export const chosenIn = (search: string, known: readonly string[]): readonly string[] => askedIn(search, known).slice(0, mostCompared)

/** The query of an address with other accounts chosen; what else it holds stays. */
export const withChosen = (search: string, chosen: readonly string[]): string => {
  const query = new URLSearchParams(search)
  query.delete(name)
  const rest = query.toString()
  const own = chosen.length > 0 ? `${name}=${chosen.map(encodeURIComponent).join(',')}` : ''
  const parts = [rest, own].filter((part) => part !== '')
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
