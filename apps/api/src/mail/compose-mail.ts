import { longestTexts } from '@bank/forms/constants.ts'
import { readKeptMessage } from '@bank/forms/kept-message.ts'
import type { ClaimedMail } from '@bank/leads/leads.ts'
import { mailText, oneLine } from './mail-text.ts'
import { maskNumbers } from './mask-numbers.ts'

/** A mail as the bank sends it: plain text, one recipient. */
export type Mail = {
  /** Names the mail, in the outbox and for the file it may be written to. */
  readonly id: string
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
}

const standardSubject = 'Message from the website'

/** One line of at most 200 signs, never cut within one. */
const subjectOf = (subject: string): string =>
  [...oneLine(maskNumbers(subject))].slice(0, longestTexts.subject).join('').trim() || standardSubject

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/**
 * Makes the mail of a lead. The same lead always gets the same `Message-ID`, so that a mail which had to be sent twice is
 * recognisable. Answers go to the visitor. Throws for a message that no form could have sent.
 */
export const composeMail = ({ id, message, recipient, subject, reference, acceptedAt }: ClaimedMail, from: string): Mail => {
  const kept = readKeptMessage(message)
  return {
    id,
    messageId: `<${id}@${domainOf(from)}>`,
    from,
    to: recipient,
    replyTo: { name: oneLine(maskNumbers(kept.fullName)), address: kept.email.trim() },
    subject: subjectOf(subject),
    text: mailText(kept, { reference, acceptedAt }),
  }
}
