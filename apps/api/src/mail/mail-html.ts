import { escaped, mailDocument, paragraph } from '@bank/mail/html.ts'
import type { MailContent } from './mail-content.ts'

const table = (rows: MailContent['tables'][number]): string => {
  const cells = rows.map(
    ([label, value]) => `<tr valign="top"><th scope="row" align="left" nowrap>${escaped(label)}</th><td>${escaped(value)}</td></tr>`,
  )
  return `<table cellpadding="4">${cells.join('')}</table>`
}

/** A mail as HTML, with the same words as its text. */
export const mailHtml = ({ title, tables, words, notes }: MailContent): string =>
  mailDocument(title, 'en', [
    ...tables.map(table),
    ...(words.length > 0 ? [paragraph('Message:'), `<blockquote>${words.map(escaped).join('<br>')}</blockquote>`] : []),
    ...notes.map(paragraph),
  ])
