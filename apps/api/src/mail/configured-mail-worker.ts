import { join } from 'node:path'
import type { Leads } from '@bank/leads/leads.ts'
import type { Delivery } from './delivery.ts'
import { fileDelivery } from './file-delivery.ts'
import { type MailWorker, startMailWorker } from './mail-worker.ts'
import type { MailLog } from './send-due-mails.ts'
import { smtpDelivery } from './smtp-delivery.ts'
import { smtpOptions } from './smtp-options.ts'

export type MailSettings = {
  /** Absent: mails are written to the data folder. */
  readonly smtpUrl: string | undefined
  /** Sender; may be absent only where mails are written to files. */
  readonly from: string | undefined
  readonly dataDir: string
  /** Days until the words of a mailed message are cleared. */
  readonly keptDays: number
}

/** Milliseconds. A lease outlasts every delivery, so that no other process sends a mail that is still under way. */
const patience = 60_000
const lease = 120_000
const lookEvery = 1000
const atOnce = 4

const deliveryOf = ({ smtpUrl, dataDir }: MailSettings): Delivery =>
  smtpUrl === undefined ? fileDelivery(join(dataDir, 'mail')) : smtpDelivery(smtpOptions(smtpUrl), patience)

/** Starts to send the mails of a leads database as the environment says. */
export const configuredMailWorker = (leads: Leads, log: MailLog, settings: MailSettings): MailWorker => {
  const { target, deliver } = deliveryOf(settings)
  if (settings.smtpUrl === undefined) log.warn({ folder: target }, 'SMTP_URL is not set: mails are written to files and reach nobody')
  else log.info({ server: target }, 'mails are sent')
  return startMailWorker({
    leads,
    deliver,
    log,
    from: settings.from ?? 'website@localhost',
    now: Date.now,
    random: Math.random,
    lease,
    atOnce,
    every: lookEvery,
    keptDays: settings.keptDays,
  })
}
