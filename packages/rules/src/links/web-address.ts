/** Parses an address; `undefined` for one that is none. (URL.parse does the same but is missing in browsers people still use.) */
export const parseAddress = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
