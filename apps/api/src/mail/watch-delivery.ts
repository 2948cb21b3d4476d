import { monotonicNow } from '@bank/leads/thread/protocol.ts'
import type { Delivery } from '@bank/mail/delivery.ts'
import type { Mail } from '@bank/mail/mail.ts'

/** A mail that is under way for longer than this: the server hangs. Milliseconds. */
const slowAfter = 10_000

/** Codes of nodemailer for a server that cannot be reached, or takes nothing from us at all. */
const silences: ReadonlySet<unknown> = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EABORT',
  'ESOCKET',
  'EDNS',
  'EPROTOCOL',
  'EAUTH',
  'ETLS',
])

/** So many mails refused one after another are no fault of one mail. */
const mostRefusals = 2

/** Whether a server refused who was written to: another recipient may be right. */
const isRecipient = (error: unknown): boolean => error instanceof Error && 'command' in error && error.command === 'RCPT TO'

const isSilence = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || ('code' in error && silences.has(error.code)))

export type WatchedDelivery = {
  readonly deliver: (mail: Mail) => Promise<void>
  /** Whether mails do not get out, as far as the last tries tell. */
  readonly isSilent: () => boolean
  /** Asks a server that was silent whether it is back. Never rejects. */
  readonly look: () => Promise<void>
}

/** Delivers, and remembers whether the mail server is there. `now`: milliseconds on a clock that is never set back. */
export const watchDelivery = ({ deliver, verify }: Delivery, now: () => number = monotonicNow): WatchedDelivery => {
  const under = new Set<{ readonly since: number }>()
  let failed = false
  let refusals = 0
  // When the last mail that got out had begun: the server was there, whatever began before and still hangs.
  let takenSince = Number.NEGATIVE_INFINITY
  return {
    deliver: async (mail) => {
      const started = { since: now() }
      under.add(started)
      try {
        await deliver(mail)
        failed = false
        refusals = 0
        takenSince = Math.max(takenSince, started.since)
      } catch (error) {
        failed = isSilence(error)
        if (!failed && !isRecipient(error)) refusals += 1
        throw error
      } finally {
        under.delete(started)
      }
    },
    isSilent: () => failed || refusals >= mostRefusals || [...under].some(({ since }) => since > takenSince && now() - since > slowAfter),
    look: async () => {
      if (!failed) return
      await verify().then(
        () => {
          failed = false
        },
        () => {},
      )
    },
  }
}
