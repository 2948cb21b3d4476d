import { maskPrivateNumbers } from '@bank/forms/private-numbers.ts'
import type { Translate } from '@bank/i18n/translate.ts'
import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import { html, type Markup } from '@bank/rules/text/html.ts'
import { attributes } from '@bank/rules/text/html-attributes.ts'

/** Where the bank is reached without its forms. */
export type Contact = { readonly phone: string | undefined; readonly email: string | undefined }

type NoticedField = { readonly id: string; readonly label: string; readonly words: string; readonly error: string | undefined }

/** Programs that write mails cut longer addresses. */
const longestAddress = 1900
/** Signs of a field that are read for it: masking makes texts shorter, but never by two thirds. */
const mostRead = 3 * longestAddress

/** As much of a text as fits into so many signs of an address, the end of it given: `cut`, where the rest is left out. */
const fitting = (text: string, room: number, cut: string): string => {
  const whole = encodeURIComponent(text)
  if (whole.length <= room) return whole
  const end = encodeURIComponent(`\r\n${cut}`)
  let kept = ''
  for (const sign of text) {
    const next = encodeURIComponent(sign)
    if (kept.length + next.length + end.length > room) break
    kept += next
  }
  return kept + end
}

/** An address that begins a mail with what was written; where that is too long for an address, with its beginning and a note. */
const mailAddress = (email: string, fields: readonly NoticedField[], cut: string): string => {
  const lines = fields.flatMap(({ label, words }) =>
    words.trim() ? [`${label}: ${maskPrivateNumbers(words.slice(0, mostRead).toWellFormed()).replaceAll('\n', '\r\n')}`] : [],
  )
  const beginning = `mailto:${email}?body=`
  return beginning + fitting(lines.join('\r\n'), longestAddress - beginning.length, cut)
}

/** A text that may break before the @ of a mail address in it. */
const breakable = (text: string): Markup => {
  const [before = '', ...after] = text.split(/(?=@)/)
  return html`${before}${after.map((part) => html`<wbr>${part}`)}`
}

const link = (href: string, text: string): Markup => html`<li><a${attributes({ href })}>${breakable(text)}</a></li>`

/** Says above a form that nothing was sent, how else the words reach the bank, and what is wrong with which field (D-FORM-28). */
export const formNotice = (id: string, fields: readonly NoticedField[], { phone, email }: Contact, t: Translate): Markup => {
  const wrong = fields.filter(({ error }) => error !== undefined)
  return html`<div${attributes({ id: `${id}-answered`, class: 'form-summary', role: 'group', tabindex: '-1', autofocus: '', 'aria-labelledby': `${id}-answer` })}><p${attributes({ id: `${id}-answer` })}>${t('form.notSent')}</p><ul>${
    phone ? link(telephoneAddress(phone), t('form.callUs', { phone })) : undefined
  }${email ? link(mailAddress(email, fields, t('form.mailCut')), t('form.mailUs', { email })) : undefined}</ul>${
    wrong.length > 0 &&
    html`<p>${t(email ? 'form.checkForEmail' : 'form.check')}</p><ul>${wrong.map(
      ({ id: field, label, error }) =>
        html`<li><a${attributes({ href: `#${field}` })}>${label}</a>: <span${attributes({ id: `${field}-answer` })}>${error}</span></li>`,
    )}</ul>`
  }</div>`
}
