/** A link of HTML without an address, as it is written. */
export const emptyLink = /\bhref\s*=\s*(?:"\s*"|'\s*')/i
