const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)

const encoder = new TextEncoder()

/**
 * A value as JSON whose characters are the bytes of its UTF-8 (`latin1`, as Node calls it). An answer that is put together from such texts goes out
 * as it stands: encoding a text anew for each call takes longer than finding what it says.
 */
export const utf8Json = (value: unknown): string => {
  const json = JSON.stringify(value)
  return isAscii(json) ? json : String.fromCharCode(...encoder.encode(json))
}
