import { type Language, languages } from '@bank/i18n/languages.ts'
import { escaped, mailDocument, paragraph } from '@bank/mail/html.ts'

/** Minutes for which a link to choose a new password works. */
export const resetMinutes = 60

type Texts = { readonly subject: string; readonly before: string; readonly after: string }

const texts: Record<Language, Texts> = {
  en: {
    subject: 'A new password for the admin',
    before: `Somebody asked for a new password for your account in the website’s admin. Choose one within ${resetMinutes} minutes; the link works once:`,
    after: 'If that was not you, you need not do anything: your password stays as it is.',
  },
  es: {
    subject: 'Una contraseña nueva para el panel',
    before: `Alguien pidió una contraseña nueva para su cuenta en el panel del sitio. Elíjala en los próximos ${resetMinutes} minutos; el enlace sirve una sola vez:`,
    after: 'Si no fue usted, no tiene que hacer nada: su contraseña sigue siendo la misma.',
  },
}

/** The mail with a link to choose a new password, as text and HTML: in the account's language, in both where it has none. */
export const resetMail = (link: string, language: Language | undefined): { subject: string; text: string; html: string } => {
  const chosen = (language ? [language] : languages).map((each) => ({ language: each, ...texts[each] }))
  const subject = chosen.map((each) => each.subject).join(' / ')
  const anchor = `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`
  const part = (each: (typeof chosen)[number]) =>
    `<div lang="${each.language}">${paragraph(each.before)}${anchor}${paragraph(each.after)}</div>`
  return {
    subject,
    text: `${chosen.map(({ before, after }) => [before, link, after].join('\n\n')).join('\n\n')}\n`,
    html: mailDocument(subject, chosen[0]?.language ?? 'en', chosen.map(part)),
  }
}
