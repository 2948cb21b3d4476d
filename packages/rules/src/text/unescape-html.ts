const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/**
 * Text of HTML that the sanitiser or a browser has written, with its character references decoded: they write these five, and every other
 * character as it is. For HTML as somebody typed it there is the package `entities`, whose table is too large for the browser.
 */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp);/g, (written, name: string) => characters[name] ?? written)
