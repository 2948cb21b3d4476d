import { createHash } from 'node:crypto'
import type { ClaimedMail, Leads } from '@bank/leads/leads.ts'
import { failureCode } from '@bank/mail/failure-code.ts'
import type { Mail } from '@bank/mail/mail.ts'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { composeAcknowledgement } from './acknowledgement.ts'

type Sender = {
  readonly leads: Pick<Leads, 'takeTurn'>
  readonly deliver: (mail: Mail) => Promise<void>
  readonly log: { readonly warn: (context: object, message: string) => void }
  readonly now: () => number
}

/** Names the address in the list of turns, without saying it. */
const turnOf = (address: string): string => `acknowledgement ${createHash('sha256').update(address.toLowerCase()).digest('hex')}`

/**
 * Tells the visitor that the message has arrived, where the bank wants that: at most once a day for each address, whoever gives it. It is
 * tried once; the message itself is with the bank by now.
 */
export const acknowledge = async (
  { acknowledgement, reference, form }: Pick<ClaimedMail, 'acknowledgement' | 'reference' | 'form'>,
  { id, to, from, replyTo }: Mail,
  { leads, deliver, log, now }: Sender,
): Promise<void> => {
  if (acknowledgement === undefined) return
  const { address } = replyTo
  if (!(await leads.takeTurn(turnOf(address), now(), millisecondsPerDay))) return
  try {
    await deliver(composeAcknowledgement(acknowledgement, { id, reference, to: address, from, replyTo: to }))
  } catch (error) {
    log.warn({ reference, form, error: failureCode(error) }, 'a visitor could not be told that the message has arrived')
  }
}
