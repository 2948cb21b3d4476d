/** The id of a record as the id of an element: without blanks and signs that an address or a list of ids would stumble over. */
export const elementId = (id: string): string => id.replace(/[^A-Za-z0-9_-]+/g, '-')

/** Gives each id to the first element that asks for it: none may stand on a page twice. */
export const idsOnce = (): ((id: string) => string | undefined) => {
  const given = new Set<string>()
  return (id) => {
    if (given.has(id)) return undefined
    given.add(id)
    return id
  }
}
