/**
 * The address of a request; of one that restores a version, with `draft`: the store's button asks to publish it at once, which everybody is refused, and
 * for a version that was a draft it has no other.
 */
export const restoredAsDraft = (input: RequestInfo | URL, init?: RequestInit): RequestInfo | URL =>
  typeof input === 'string' && init?.method?.toUpperCase() === 'POST' && /\/versions\/[^/?]+\?draft=false$/.test(input)
    ? input.replace(/false$/, 'true')
    : input
