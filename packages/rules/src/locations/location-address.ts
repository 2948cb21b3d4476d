const statesWithPages = ['la', 'ms', 'tx']

type Location = {
  readonly state?: string | null | undefined
  readonly permalink?: string | null | undefined
  readonly uri?: string | null | undefined
}

/** The address of the page that the site has for a location; nothing where it has none. */
const ownPage = ({ state, permalink }: Location): string | undefined => {
  const code = (state ?? '').trim().toLowerCase()
  const page = (permalink ?? '').trim()
  return statesWithPages.includes(code) && page !== '' ? `/locations/${code}/${page}/` : undefined
}

/** The field that says the address of a location: its permalink in the bank's states, or else the address that somebody wrote. */
export const addressField = (location: Location): 'permalink' | 'uri' => (ownPage(location) === undefined ? 'uri' : 'permalink')

/**
 * Where the card of a location leads: its page when it lies in Louisiana, Mississippi or Texas and has a permalink, else its
 * own uri, else the events (LOC-08 to LOC-10, D-LOC-4).
 */
export const locationAddress = (location: Location): string => ownPage(location) ?? (location.uri?.trim() || '/events/')
