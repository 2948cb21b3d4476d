const statesWithPages = ['la', 'ms', 'tx']

type Location = {
  readonly state?: string | null | undefined
  readonly permalink?: string | null | undefined
  readonly uri?: string | null | undefined
}

/**
 * Where the card of a location leads: its page when it lies in Louisiana, Mississippi or Texas and has a permalink, else its
 * own uri, else the events (LOC-08 to LOC-10, D-LOC-4).
 */
export const locationAddress = ({ state, permalink, uri }: Location): string => {
  const code = (state ?? '').trim().toLowerCase()
  const page = (permalink ?? '').trim()
  if (statesWithPages.includes(code) && page !== '') return `/locations/${code}/${page}/`
  return uri?.trim() || '/events/'
}
