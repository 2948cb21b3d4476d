/**
 * The one of the bank's own addresses that `wanted` names, in the bank's spelling (D-FORM-5); blanks around it and capitals do not count.
 * `undefined` for every other address, for a list of them, and for none.
 */
export const knownAddress = (wanted: string | undefined, known: readonly (string | undefined)[]): string | undefined => {
  const name = wanted?.trim().toLowerCase()
  return name ? known.map((address) => address?.trim()).find((address) => address?.toLowerCase() === name) : undefined
}
