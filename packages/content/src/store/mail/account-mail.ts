import { type Language, languages } from '@bank/i18n/languages.ts'
import { escaped, mailDocument, paragraph } from '@bank/mail/html.ts'

/** A paragraph of a mail, or an address that stands by itself. */
type Part = string | { readonly link: string }

/** What a mail says in one language. */
export type MailWords = { readonly subject: string; readonly parts: readonly Part[] }

const asText = (part: Part): string => (typeof part === 'string' ? part : part.link)

const asHtml = (part: Part): string =>
  typeof part === 'string' ? paragraph(part) : `<p><a href="${escaped(part.link)}">${escaped(part.link)}</a></p>`

/** A mail to an account, its text and its HTML from the same words: in the account's language, in both where it has none. */
export const accountMail = (
  language: Language | undefined,
  say: (language: Language) => MailWords,
): { subject: string; text: string; html: string } => {
  const chosen = (language ? [language] : languages).map((each) => ({ language: each, ...say(each) }))
  const subject = chosen.map((each) => each.subject).join(' / ')
  return {
    subject,
    text: `${chosen.flatMap(({ parts }) => parts.map(asText)).join('\n\n')}\n`,
    html: mailDocument(
      subject,
      chosen[0]?.language ?? 'en',
      chosen.map((each) => `<div lang="${each.language}">${each.parts.map(asHtml).join('')}</div>`),
    ),
  }
}
