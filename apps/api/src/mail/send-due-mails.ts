import { nextAttemptAt } from '@bank/leads/back-off.ts'
import type { ClaimedMail, Leads } from '@bank/leads/leads.ts'
import { failureCode } from '@bank/mail/failure-code.ts'
import type { Mail } from '@bank/mail/mail.ts'
import { acknowledge } from './acknowledge.ts'
import { composeMail } from './compose-mail.ts'

export type MailLog = Readonly<Record<'info' | 'warn' | 'error', (context: object, message: string) => void>>

export type Sending = {
  readonly leads: Pick<Leads, 'claim' | 'markSent' | 'markFailed' | 'park' | 'takeTurn'>
  readonly deliver: (mail: Mail) => Promise<void>
  /** Sender of all mails. */
  readonly from: string
  readonly log: MailLog
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** From 0 up to 1. */
  readonly random: () => number
  /** Milliseconds that a mail is this process's own; longer than any delivery may take. */
  readonly lease: number
  /** Mails that are sent at a time. */
  readonly atOnce: number
}

const parkedMessage = 'a mail cannot be sent and is parked; when the cause is gone: npm run leads -- requeue'

const fail = async (mail: ClaimedMail, error: string, { leads, log, now, random }: Sending): Promise<void> => {
  const failures = mail.failures + 1
  const next = nextAttemptAt({ failures, now: now(), random: random() })
  const context = { reference: mail.reference, form: mail.form, failures, error }
  if (next === undefined) {
    await leads.park(mail, error)
    log.error(context, parkedMessage)
  } else {
    await leads.markFailed(mail, { nextAttemptAt: next, error })
    log.warn({ ...context, nextAttemptAt: new Date(next).toISOString() }, 'a mail could not be sent and will be tried again')
  }
}

const composed = (mail: ClaimedMail, from: string): Mail | undefined => {
  try {
    return composeMail(mail, from)
  } catch {
    // The error would quote the message.
    return undefined
  }
}

const sendOne = async (claimed: ClaimedMail, sending: Sending): Promise<void> => {
  const { leads, deliver, from, log } = sending
  const { reference, form } = claimed
  const mail = composed(claimed, from)
  if (!mail) {
    await leads.park(claimed, 'unreadable')
    return log.error({ reference, form }, 'a stored message cannot be read and its mail is parked')
  }
  try {
    await deliver(mail)
  } catch (error) {
    return fail(claimed, failureCode(error), sending)
  }
  await leads.markSent(claimed)
  log.info({ reference, form }, 'mail sent')
  await acknowledge(claimed, mail, sending)
}

/**
 * Claims the mails that are due, sends them and writes down how it went. Resolves to how many there were. A mail is marked
 * only after the mail server has taken it: what happens in between is a mail that comes twice with the same `Message-ID`,
 * never one that is lost. Rejects when the database fails.
 */
export const sendDueMails = async (sending: Sending): Promise<number> => {
  const { leads, now, lease, atOnce } = sending
  const claimed = await leads.claim({ now: now(), lease, most: atOnce })
  const outcomes = await Promise.allSettled(claimed.map((mail) => sendOne(mail, sending)))
  const broken = outcomes.find((outcome) => outcome.status === 'rejected')
  if (broken) throw broken.reason
  return claimed.length
}
