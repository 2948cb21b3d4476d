import { join } from 'node:path'
import type { Leads } from '@bank/leads/leads.ts'
import type { Delivery } from '@bank/mail/delivery.ts'
import { fileDelivery, removeOldMails } from '@bank/mail/file-delivery.ts'
import { hedgedDelivery } from '@bank/mail/hedged-delivery.ts'
import { smtpDelivery } from '@bank/mail/smtp-delivery.ts'
import { smtpOptions } from '@bank/mail/smtp-options.ts'
import type { ClockWatch } from '../health/watch-clock.ts'
import { type MailWorker, startMailWorker } from './mail-worker.ts'
import type { MailLog } from './send-due-mails.ts'
import { watchDelivery } from './watch-delivery.ts'

export type MailSettings = {
  /** Absent: mails are written to the data folder. */
  readonly smtpUrl: string | undefined
  /** Sender; may be absent only where mails are written to files. */
  readonly from: string | undefined
  readonly dataDir: string
  /** Days until the words of a mailed message are cleared. */
  readonly keptDays: number
  /** Who is told of mails that were given up. Absent: the sender. */
  readonly reportTo: string | undefined
}

/** Milliseconds. A lease outlasts every delivery, so that no other process sends a mail that is still under way. */
const patience = 60_000
const lease = 120_000
/** A mail server that is well again is noticed so soon, although the mail before still hangs. */
const hedge = { after: 10_000, most: 5 }
const lookEvery = 1000
const atOnce = 4

const folderOf = ({ dataDir }: MailSettings): string => join(dataDir, 'mail')

const deliveryOf = (settings: MailSettings, ended: AbortSignal): Delivery =>
  settings.smtpUrl === undefined
    ? fileDelivery(folderOf(settings))
    : hedgedDelivery(smtpDelivery(smtpOptions(settings.smtpUrl), patience, ended), hedge)

/** Starts to send the mails of a leads database as the environment says. */
export const configuredMailWorker = (leads: Leads, log: MailLog, clock: ClockWatch, settings: MailSettings): MailWorker => {
  const ending = new AbortController()
  const delivery = deliveryOf(settings, ending.signal)
  const { target } = delivery
  const server = watchDelivery(delivery)
  const from = settings.from ?? 'website@localhost'
  if (settings.smtpUrl === undefined) log.warn({ folder: target }, 'SMTP_URL is not set: mails are written to files and reach nobody')
  else log.info({ server: target }, 'mails are sent')
  return startMailWorker({
    leads,
    deliver: server.deliver,
    server,
    endDeliveries: () => ending.abort(),
    log,
    from,
    reportTo: settings.reportTo ?? from,
    clockStep: clock.step,
    removeFiles: (before) => removeOldMails(folderOf(settings), before),
    now: clock.now,
    random: Math.random,
    lease,
    atOnce,
    every: lookEvery,
    keptDays: settings.keptDays,
  })
}
