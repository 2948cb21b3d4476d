import { longestTexts } from '@bank/forms/constants.ts'
import { readKeptMessage } from '@bank/forms/kept-message.ts'
import type { ClaimedMail } from '@bank/leads/leads.ts'
import type { Mail } from '@bank/mail/mail.ts'
import { mailContent, type Origin, oneLine, originOf } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { maskNumbers } from './mask-numbers.ts'

const standardSubject = 'Message from the website'
/** Longest page in a subject; the whole one is in the mail. */
const longestPage = 60

const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim()

/** One line, never cut within a sign: what was chosen as the subject, then where the message came from, for those who sort mails. */
const subjectOf = (subject: string, { form, page, language }: Origin): string => {
  const origin = [form, page && cut(page, longestPage), language].filter((part) => part !== undefined)
  return `${cut(oneLine(maskNumbers(subject)), longestTexts.subject) || standardSubject} [${origin.join(', ')}]`
}

/** The same for rules of mail programs, which read headers more easily. */
const headersOf = (form: string, { page, language }: Origin): Readonly<Record<string, string>> => ({
  // Holiday answers of the banker's mailbox do not go back and forth.
  'Auto-Submitted': 'auto-generated',
  'X-Website-Form': form,
  ...(page !== undefined && { 'X-Website-Page': page }),
  ...(language !== undefined && { 'X-Website-Language': language }),
})

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/**
 * Makes the mail of a lead. The same lead always gets the same `Message-ID`, so that a mail which had to be sent twice is
 * recognisable. Answers go to the visitor. Throws for a message that no form could have sent.
 */
export const composeMail = ({ id, form, message, recipient, subject, reference, acceptedAt }: ClaimedMail, from: string): Mail => {
  const kept = readKeptMessage(message)
  const content = mailContent(kept, { reference, acceptedAt })
  const origin = originOf(kept)
  return {
    id,
    messageId: `<${id}@${domainOf(from)}>`,
    from,
    to: recipient,
    replyTo: { name: oneLine(maskNumbers(kept.fullName)), address: kept.email.trim() },
    subject: subjectOf(subject, origin),
    text: mailText(content),
    html: mailHtml(content),
    headers: headersOf(form, origin),
  }
}
