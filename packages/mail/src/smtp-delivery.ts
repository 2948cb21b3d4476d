import { createTransport } from 'nodemailer'
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'
import { type Delivery, sendOptions } from './delivery.ts'

/**
 * Sends mails through a server. `patience`: milliseconds after which a server that is still not done counts as failed; `ended` makes it fail at
 * once, for every mail under way.
 */
export const smtpDelivery = (options: SMTPTransportOptions, patience: number, ended?: AbortSignal): Delivery => {
  const transport = createTransport(options)
  return {
    target: `${options.secure ? 'smtps' : 'smtp'}://${options.host}:${options.port}`,
    verify: () => transport.verify(),
    deliver: async (mail, ending) => {
      const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(ending ? [ending] : []), ...(ended ? [ended] : [])])
      await transport.sendMail({ ...sendOptions(mail), signal })
    },
  }
}
