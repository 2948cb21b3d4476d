const valuesOf = (name: string, rawHeaders: readonly string[]): readonly string[] =>
  rawHeaders.flatMap((value, index) => (index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name ? value : []))

/**
 * Whether a body says of itself that it is JSON, in UTF-8 and not compressed. Headers are read as they came (names and values in
 * turn): of two content types, Node would show the first and hide the second.
 */
export const isJson = (rawHeaders: readonly string[]): boolean => {
  const [type = '', ...others] = valuesOf('content-type', rawHeaders)
  return (
    others.length === 0 &&
    /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type) &&
    valuesOf('content-encoding', rawHeaders).every((coding) => coding.toLowerCase() === 'identity')
  )
}
