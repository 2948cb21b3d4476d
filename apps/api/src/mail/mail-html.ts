import type { MailContent } from './mail-content.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const table = (rows: MailContent['tables'][number]): string => {
  const cells = rows.map(
    ([label, value]) => `<tr><th scope="row" align="left" valign="top">${escaped(label)}</th><td>${escaped(value)}</td></tr>`,
  )
  return `<table cellpadding="4">${cells.join('')}</table>`
}

/** A whole document of a mail. It names no color: clients then use those of the reader, light or dark. */
export const mailDocument = (title: string, language: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head><body><p><strong>${escaped(title)}</strong></p>${parts.join('')}</body></html>\n`

export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`

/** A mail as HTML, with the same words as its text. */
export const mailHtml = ({ title, tables, words, notes }: MailContent): string =>
  mailDocument(title, 'en', [
    ...tables.map(table),
    ...(words.length > 0 ? [paragraph('Message:'), `<blockquote>${words.map(escaped).join('<br>')}</blockquote>`] : []),
    ...notes.map(paragraph),
  ])
