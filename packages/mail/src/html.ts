const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in HTML, also in an attribute with double quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** A whole document of a mail. It names no color: clients then use those of the reader, light or dark. Words too long for a line break. */
export const mailDocument = (title: string, language: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head><body style="word-break:break-word"><p><strong>${escaped(title)}</strong></p>${parts.join('')}</body></html>\n`

export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`
