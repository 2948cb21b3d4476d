import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Leads, NewLead } from '@bank/leads/leads.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryDataFolder } from '../testing/data-folder.ts'
import { testSmtpServer } from '../testing/smtp-server.ts'
import { configuredMailWorker } from './configured-mail-worker.ts'
import { startMailWorker } from './mail-worker.ts'
import { type MailLog, type Sending, sendDueMails } from './send-due-mails.ts'
import { smtpDelivery } from './smtp-delivery.ts'
import { smtpOptions } from './smtp-options.ts'

const minute = 60_000

/** Everything that was logged, as it would be written. */
const testLog = () => {
  const lines: string[] = []
  const at = (level: string) => (context: object, message: string) => void lines.push(`${level} ${message} ${JSON.stringify(context)}`)
  const log: MailLog = { info: at('info'), warn: at('warn'), error: at('error') }
  return { lines, log }
}

const leadAt = (now: number, token: string, words: object = {}): NewLead => ({
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
const scene = async () => {
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

const messageIdsOf = (mails: readonly string[]) => mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]?.trim())

describe('one round of sending', () => {
  it('sends what is due, marks it and sends it no more', async () => {
    const { leads, server, sending, accept } = await scene()
    for (let count = 0; count < 5; count += 1) await accept()
    expect([await sendDueMails(sending), await sendDueMails(sending), await sendDueMails(sending)]).toEqual([4, 1, 0])
    expect(server.mails).toHaveLength(5)
    expect(new Set(messageIdsOf(server.mails)).size).toBe(5)
    expect(await leads.counts()).toEqual({ pending: 0, sent: 5, parked: 0 })
  })

  it('tries a refused mail again after 1, 5 and 30 minutes, 2 and 6 hours, then parks it and says so', async () => {
    const { leads, server, lines, clock, sending, accept } = await scene()
    server.behave('refuseRecipient')
    await accept()
    const waits: number[] = []
    while ((await leads.counts()).pending > 0) {
      expect(await sendDueMails(sending)).toBe(1)
      const [line] = await leads.list()
      if (line?.state !== 'pending') break
      clock.now = line.nextAttemptAt - 1
      expect(await sendDueMails(sending)).toBe(0)
      waits.push((line.nextAttemptAt - waits.reduce((sum, wait) => sum + wait * minute, 0)) / minute)
      clock.now += 1
    }
    expect(waits).toEqual([1, 5, 30, 120, 360])
    expect(await leads.counts()).toEqual({ pending: 0, sent: 0, parked: 1 })
    expect(lines.filter((line) => line.startsWith('warn'))).toHaveLength(5)
    expect(lines.at(-1)).toMatch(
      /^error a mail cannot be sent and is parked; .*npm run leads -- requeue .*"failures":6,"error":"EENVELOPE 550 RCPT TO"/,
    )
    expect(server.connections()).toBe(6)
    expect(server.mails).toEqual([])
  })

  it('sends a parked mail once it was requeued and the server is well again', async () => {
    const { leads, server, clock, sending, accept } = await scene()
    await accept()
    for (const mail of await leads.claim({ now: 0, lease: 1, most: 1 })) await leads.park(mail, 'gone')
    clock.now = 5 * millisecondsPerDay
    await leads.requeue(clock.now)
    expect(await sendDueMails(sending)).toBe(1)
    expect(server.mails).toHaveLength(1)
  })

  it('sends a mail whose server hung up after taking it twice, under the same Message-ID', async () => {
    const { leads, server, clock, sending, accept } = await scene()
    await accept()
    server.behave('drop')
    await sendDueMails(sending)
    server.behave('accept')
    clock.now += minute
    await sendDueMails(sending)
    expect(messageIdsOf(server.mails)).toHaveLength(2)
    expect(new Set(messageIdsOf(server.mails)).size).toBe(1)
    expect(await leads.counts()).toEqual({ pending: 0, sent: 1, parked: 0 })
  })

  it('sends the mails of a worker that died once its lease ended', async () => {
    const { leads, server, clock, sending, accept } = await scene()
    await accept()
    await leads.claim({ now: 0, lease: sending.lease, most: 1 })
    expect(await sendDueMails(sending)).toBe(0)
    clock.now = sending.lease
    expect(await sendDueMails(sending)).toBe(1)
    expect(server.mails).toHaveLength(1)
  })

  it('lets one broken mail hold up no other', async () => {
    const { leads, server, lines, sending, accept } = await scene()
    const message = { env: 'UNKNOWN', fullName: 'Renee' }
    await leads.accept({ ...leadAt(0, 'broken'), message: message as never })
    await accept()
    await sendDueMails(sending)
    expect(server.mails).toHaveLength(1)
    expect(await leads.counts()).toEqual({ pending: 0, sent: 1, parked: 1 })
    expect(lines.join('\n')).toContain('error a stored message cannot be read and its mail is parked')
  })

  it('writes nothing into the log that a visitor typed, nor what a server says', async () => {
    const { leads, server, lines, clock, sending, accept } = await scene()
    await accept({ fullName: 'Zenobia Quill', phone: '555-010-9999', message: 'my secret words', email: 'zenobia@example.com' })
    for (const behaviour of ['refuseRecipient', 'refuseMail', 'drop', 'accept'] as const) {
      server.behave(behaviour)
      await sendDueMails(sending)
      clock.now += millisecondsPerDay
    }
    expect((await leads.counts()).sent).toBe(1)
    expect(lines.length).toBeGreaterThanOrEqual(4)
    expect(lines.join('\n')).not.toMatch(/Zenobia|9999|secret|zenobia|private subject|No such mailbox|care@/i)
  })
})

describe('the worker', () => {
  const quick = { every: 1, keptDays: 90 }

  it('sends mails as they come, and is through with them when it has stopped', async () => {
    const { leads, server, sending, accept } = await scene()
    await accept()
    const worker = startMailWorker({ ...sending, ...quick, leads })
    await expect.poll(() => server.mails.length).toBe(1)
    await accept()
    await expect.poll(() => server.mails.length).toBe(2)
    await worker.stop()
    await accept()
    expect(await leads.counts()).toEqual({ pending: 1, sent: 2, parked: 0 })
  })

  it('lets the mail under way end before it has stopped', async () => {
    const { leads, sending, accept } = await scene()
    await accept()
    const under = Promise.withResolvers<void>()
    const through = Promise.withResolvers<void>()
    const deliver = () => {
      under.resolve()
      return through.promise
    }
    const worker = startMailWorker({ ...sending, ...quick, leads, deliver })
    await under.promise
    const stopped = worker.stop()
    expect(await leads.counts()).toEqual({ pending: 1, sent: 0, parked: 0 })
    through.resolve()
    await stopped
    expect(await leads.counts()).toEqual({ pending: 0, sent: 1, parked: 0 })
  })

  it('goes on when the database fails for a while, and says so in codes', async () => {
    const { leads, server, lines, sending, accept } = await scene()
    await accept({ fullName: 'Zenobia Quill' })
    let failures = 0
    const claim: Leads['claim'] = async (options) => {
      failures += 1
      if (failures < 3) throw Object.assign(new Error('Zenobia Quill'), { code: 'SQLITE_BUSY' })
      return leads.claim(options)
    }
    const worker = startMailWorker({ ...sending, ...quick, leads: { ...leads, claim } })
    await expect.poll(() => server.mails.length).toBe(1)
    await worker.stop()
    expect(lines.filter((line) => line.includes('SQLITE_BUSY'))).toHaveLength(2)
    expect(lines.join('\n')).not.toContain('Zenobia')
  })

  it('clears old messages and reminds of parked mails once a day', async () => {
    const { leads, server, lines, clock, sending, accept } = await scene()
    await accept()
    await accept()
    for (const mail of await leads.claim({ now: 0, lease: 1, most: 1 })) await leads.park(mail, 'gone')
    await sendDueMails(sending)
    clock.now = 91 * millisecondsPerDay
    let purges = 0
    const purge: Leads['purge'] = (now, days) => {
      purges += 1
      return leads.purge(now, days)
    }
    const worker = startMailWorker({ ...sending, ...quick, leads: { ...leads, purge } })
    const reminders = () => lines.filter((line) => line.startsWith('error mails are parked')).length
    await expect.poll(reminders).toBe(1)
    expect(lines.join('\n')).toContain('info messages past their time were cleared {"purged":1,"keptDays":90}')
    await accept()
    await expect.poll(() => server.mails.length).toBe(2)
    expect(purges).toBe(1)
    clock.now += millisecondsPerDay
    await expect.poll(reminders).toBe(2)
    await worker.stop()
    expect(purges).toBe(2)
  })

  it('writes files where no mail server is configured, and says that they reach nobody', async () => {
    const { dataDir, leads, accept } = await scene()
    const { lines, log } = testLog()
    await accept()
    const worker = configuredMailWorker(leads, log, { smtpUrl: undefined, from: undefined, dataDir, keptDays: 90 })
    await expect.poll(async () => (await leads.counts()).sent).toBe(1)
    await worker.stop()
    expect(await readdir(join(dataDir, 'mail'))).toEqual([expect.stringMatching(/\.eml$/)])
    expect(lines[0]).toMatch(/^warn SMTP_URL is not set: mails are written to files and reach nobody/)
  })

  it('sends through the configured server', async () => {
    const { dataDir, leads, server, accept } = await scene()
    await accept()
    const settings = { smtpUrl: server.url, from: 'website@gulfpines.example', dataDir, keptDays: 90 }
    const worker = configuredMailWorker(leads, testLog().log, settings)
    await expect.poll(() => server.mails.length).toBe(1)
    await worker.stop()
    expect(server.envelopes[0]?.from).toBe('website@gulfpines.example')
  })
})
