/**
 * Has the store put the fields of a form together anew for each call, in the language of whoever asks. It keeps them by collection alone, so that the
 * comparison of versions spoke the language of whoever opened it first. What is slow, the labels in a language, it keeps by language.
 */
export const composeFieldsPerCall = (): void => {
  // The store reads this before it looks at what it has kept, and sets it to false once it has kept something.
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', { configurable: true, get: () => true, set: () => undefined })
}
