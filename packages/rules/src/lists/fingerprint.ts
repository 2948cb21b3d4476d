/**
 * A short name for a text, 53 bits in base 36 (cyrb53): equal texts have equal fingerprints, and different ones almost certainly not.
 * Runs alike in Node and in browsers, so that a page and an answer can be compared without either's data. No protection against forgery.
 */
export const fingerprint = (text: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  const mixed = (one: number, other: number) => Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  ;[high, low] = [mixed(high, low), mixed(low, high)]
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
