export type AlertLine =
  | { readonly kind: 'blank' }
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'expression'; readonly expression: RegExp }
  | { readonly kind: 'invalid'; readonly reason: string }

const delimiters = '/#~@!%'

/** Signs that tell an expression in slashes from an address such as /en/. */
const expressionSigns = /[\^$*+?()[\]{}|\\]/

/** The body and flags of a line written as a delimited expression, or undefined when it is a plain path. */
const delimited = (line: string): { body: string; flags: string } | undefined => {
  const delimiter = line.charAt(0)
  if (delimiter === '' || !delimiters.includes(delimiter)) return undefined
  const end = line.lastIndexOf(delimiter)
  if (end < 1) return undefined
  const body = line.slice(1, end)
  const flags = line.slice(end + 1)
  if (body === '' || !/^[igm]*$/.test(flags)) return undefined
  // "/en/gim" could only be an expression, "/en/" and "/" could not: a bare address stays an address.
  if (delimiter === '/' && flags === '' && !expressionSigns.test(body)) return undefined
  return { body, flags }
}

/**
 * Reads one line of an alert's `urls` (ALERT-09 to ALERT-11, D-ALERT-1): blank, a plain path, or an expression between
 * / # ~ @ ! or % with the flags i, g, m. An expression that does not compile is `invalid` and matches nothing.
 */
export const parseAlertLine = (line: string): AlertLine => {
  const trimmed = line.trim()
  if (trimmed === '') return { kind: 'blank' }
  const written = delimited(trimmed)
  if (!written) return { kind: 'path', path: trimmed }
  try {
    return { kind: 'expression', expression: new RegExp(written.body, written.flags) }
  } catch (error) {
    return { kind: 'invalid', reason: error instanceof Error ? error.message : String(error) }
  }
}
