const startsWith = (data: Buffer, bytes: string, at = 0): boolean => data.subarray(at).toString('latin1', 0, bytes.length) === bytes

/** A PNG of several pictures, which the store takes for a kind of its own. */
const isAnimatedPng = (data: Buffer): boolean => data.subarray(0, Math.max(0, data.indexOf('IDAT'))).includes('acTL')

/** Whether a file begins as pictures of the kinds that are allowed do. */
export const beginsAsPicture = (data: Buffer): boolean =>
  startsWith(data, '\xff\xd8\xff') ||
  (startsWith(data, '\x89PNG\r\n\x1a\n') && !isAnimatedPng(data)) ||
  (startsWith(data, 'RIFF') && startsWith(data, 'WEBP', 8))
