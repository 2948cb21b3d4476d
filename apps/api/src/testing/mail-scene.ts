import { join } from 'node:path'
import type { NewLead } from '@bank/leads/leads.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { smtpDelivery } from '@bank/mail/smtp-delivery.ts'
import { smtpOptions } from '@bank/mail/smtp-options.ts'
import { testSmtpServer } from '@bank/mail/testing/smtp-server.ts'
import { onTestFinished } from 'vitest'
import type { MailLog, Sending } from '../mail/send-due-mails.ts'
import { temporaryDataFolder } from './data-folder.ts'

/** Milliseconds. */
export const minute = 60_000

/** Everything that was logged, as it would be written. */
export const testLog = () => {
  const lines: string[] = []
  const at = (level: string) => (context: object, message: string) => void lines.push(`${level} ${message} ${JSON.stringify(context)}`)
  const log: MailLog = { info: at('info'), warn: at('warn'), error: at('error') }
  return { lines, log }
}

/** A message of a visitor who gave these words, with a captcha token of its own. */
export const leadAt = (now: number, token: string, words: object = {}): NewLead => ({
  form: 'support',
  message: { fullName: 'Renee Landry', email: 'renee@example.com', env: 'SUPPORT_FORM', preferredMethodOfContact: 'Email', ...words },
  recipient: 'care@gulfpines.example',
  subject: 'A private subject',
  bodyHash: 'hash',
  captchaToken: token,
  expiresAt: 0,
  now,
})

/** A real database, a real mail server, and a clock that stands until it is moved. */
export const mailScene = async () => {
  const folder = await temporaryDataFolder()
  const leads = await openLeads(`file:${join(folder.dataDir, 'leads.sqlite')}`)
  const server = await testSmtpServer()
  onTestFinished(async () => {
    await leads.close()
    await server[Symbol.asyncDispose]()
    await folder[Symbol.asyncDispose]()
  })
  const { lines, log } = testLog()
  const clock = { now: 0 }
  let tokens = 0
  const sending: Sending = {
    leads,
    deliver: smtpDelivery(smtpOptions(server.url), 30_000).deliver,
    from: 'website@gulfpines.example',
    log,
    now: () => clock.now,
    random: () => 0,
    lease: 2 * minute,
    atOnce: 4,
  }
  const accept = async (words?: object): Promise<void> => {
    tokens += 1
    await leads.accept(leadAt(clock.now, `token-${tokens}`, words))
  }
  return { dataDir: folder.dataDir, leads, server, lines, clock, sending, accept }
}

/** A worker that looks for due mails at once, and keeps what it keeps for 90 days. */
export const quickWorker = {
  every: 1,
  keptDays: 90,
  clockStep: () => 0,
  removeFiles: async () => 0,
  reportTo: 'web@gulfpines.example',
  server: { isSilent: () => false, look: async () => {} },
  endDeliveries: () => {},
}
