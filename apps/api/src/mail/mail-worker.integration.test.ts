import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Leads, NewLead } from '@bank/leads/leads.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import { removeOldMails } from '@bank/mail/file-delivery.ts'
import { smtpDelivery } from '@bank/mail/smtp-delivery.ts'
import { smtpOptions } from '@bank/mail/smtp-options.ts'
import { testSmtpServer } from '@bank/mail/testing/smtp-server.ts'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { watchClock } from '../health/watch-clock.ts'
import { temporaryDataFolder } from '../testing/data-folder.ts'
import { keptAcknowledgement } from './acknowledgement.ts'
import { configuredMailWorker } from './configured-mail-worker.ts'
import { startMailWorker } from './mail-worker.ts'
import { type MailLog, type Sending, sendDueMails } from './send-due-mails.ts'
import { watchDelivery } from './watch-delivery.ts'

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

describe('the acknowledgement', () => {
  const bank = { bank: 'Gulf Pines Bank', phone: '1-800-555-0100' }
  const acceptFor = async (leads: Leads, now: number, email: string, language: 'en' | 'es' | undefined) => {
    const lead = leadAt(now, `${now} ${email}`, { email, fullName: 'Zenobia Quill', message: 'my secret words', source: '/es/secret/' })
    await leads.accept({ ...lead, subject: 'a secret', acknowledgement: keptAcknowledgement(language, bank) })
  }

  it('[D-FORM-31] goes out after the message, in its language, without a word of the visitor, once a day for an address', async () => {
    const { leads, server, clock, sending } = await scene()
    await acceptFor(leads, 0, 'Renee@example.com', 'es')
    await acceptFor(leads, 1, 'renee@example.com', 'en')
    await acceptFor(leads, 2, 'other@example.com', undefined)
    clock.now = 2
    await sendDueMails({ ...sending, atOnce: 1 })
    await sendDueMails(sending)
    const recipients = () => server.envelopes.map(({ to }) => to[0]).toSorted()
    const care = 'care@gulfpines.example'
    expect(recipients()).toEqual(['Renee@example.com', care, care, care, 'other@example.com'])
    const [spanish = '', english = ''] = ['Renee', 'other'].map((name) => server.mails.find((mail) => mail.includes(`To: ${name}`)))
    expect(spanish).toMatch(/^Subject: Gulf Pines Bank: recibimos su mensaje/m)
    expect(spanish).toMatch(/^Auto-Submitted: auto-replied/m)
    expect(spanish).toMatch(/^Reply-To: care@/m)
    expect(english).toMatch(/^Subject: Gulf Pines Bank: we have your message/m)
    for (const mail of [spanish, english]) {
      expect(mail).not.toMatch(/Zenobia|secret/)
      expect(mail).toContain('1-800-555-0100')
    }
    clock.now = millisecondsPerDay + 2
    await acceptFor(leads, clock.now, 'renee@example.com', 'en')
    await sendDueMails(sending)
    expect(recipients()).toHaveLength(7)
  })

  it('that cannot be sent holds up nothing, and is not tried again', async () => {
    const { leads, server, lines, clock, sending } = await scene()
    await acceptFor(leads, 0, 'renee@example.com', 'en')
    const deliver: Sending['deliver'] = (mail) =>
      mail.to === 'renee@example.com' ? Promise.reject(new Error('Zenobia')) : sending.deliver(mail)
    await sendDueMails({ ...sending, deliver })
    clock.now = 1
    await sendDueMails(sending)
    expect(server.mails).toHaveLength(1)
    expect(await leads.counts()).toEqual({ pending: 0, sent: 1, parked: 0 })
    expect(lines.at(-1)).toMatch(/^warn a visitor could not be told/)
    expect(lines.join('\n')).not.toContain('Zenobia')
  })
})

describe('the worker', () => {
  const quick = {
    every: 1,
    keptDays: 90,
    clockStep: () => 0,
    removeFiles: async () => 0,
    reportTo: 'web@gulfpines.example',
    server: { isSilent: () => false, look: async () => {} },
  }

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

  it('[D-FORM-33] sends other mails while one hangs, and from then on its server counts as back', async () => {
    const { leads, server, sending, accept } = await scene()
    const { deliver, verify } = smtpDelivery(smtpOptions(server.url), 20_000)
    const watched = watchDelivery({ target: '', deliver, verify })
    server.behave('hang')
    await accept()
    const worker = startMailWorker({ ...sending, ...quick, leads, deliver: watched.deliver, server: watched })
    await expect.poll(worker.isServerSilent, { timeout: 15_000 }).toBe(true)
    server.behave('accept')
    await accept()
    await expect.poll(() => server.mails.length, { timeout: 15_000 }).toBe(1)
    expect(worker.isServerSilent()).toBe(false)
    await worker.stop()
  }, 60_000)

  it('clears old messages and reminds of parked mails, once a day in the log and once a week by mail', async () => {
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
    expect(lines.join('\n')).toContain('info messages past their time were cleared {"purged":1,"removed":0,"keptDays":90}')
    const reports = () => server.envelopes.filter(({ to }) => to[0] === 'web@gulfpines.example').length
    await expect.poll(reports).toBe(1)
    const report = server.mails.at(-1) ?? ''
    expect(report).toMatch(/^Subject: Website: one message of a visitor was never mailed/m)
    expect(report).toContain((await leads.list({ state: 'parked' }))[0]?.reference)
    expect(report).not.toMatch(/Renee|private/)
    await accept()
    await expect.poll(() => server.mails.length).toBe(3)
    expect(purges).toBe(1)
    for (const days of [2, 3, 4, 5, 6, 7]) {
      clock.now += millisecondsPerDay
      await expect.poll(reminders).toBe(days)
    }
    expect(reports()).toBe(1)
    clock.now += millisecondsPerDay
    await expect.poll(reports).toBe(2)
    await worker.stop()
    expect(purges).toBe(8)
  })

  it('clears nothing while the clock was set, and looks again at its time when that was set back', async () => {
    const { leads, clock, sending } = await scene()
    clock.now = 1000 * millisecondsPerDay
    let step = 1
    let purges = 0
    const purge: Leads['purge'] = async () => {
      purges += 1
      return 0
    }
    const counted = Promise.withResolvers<void>()
    const counts: Leads['counts'] = async () => {
      counted.resolve()
      return leads.counts()
    }
    const worker = startMailWorker({ ...sending, ...quick, clockStep: () => step, leads: { ...leads, purge, counts } })
    await counted.promise
    expect(purges).toBe(0)
    step = 0
    clock.now = 0
    await expect.poll(() => purges).toBe(1)
    await worker.stop()
  })

  it('tries the report of parked mails again the next day when it could not be sent', async () => {
    const { leads, server, lines, clock, sending, accept } = await scene()
    await accept()
    for (const mail of await leads.claim({ now: 0, lease: 1, most: 1 })) await leads.park(mail, 'gone')
    server.behave('refuseMail')
    const worker = startMailWorker({ ...sending, ...quick, leads })
    await expect.poll(() => lines.join('\n')).toContain('error the report of parked mails could not be sent {"error":"EMESSAGE 451 DATA"}')
    server.behave('accept')
    clock.now += millisecondsPerDay
    await expect.poll(() => server.mails.length).toBe(1)
    await worker.stop()
  })

  it('writes files where no mail server is configured, and says that they reach nobody', async () => {
    const { dataDir, leads, accept } = await scene()
    const { lines, log } = testLog()
    await accept()
    const worker = configuredMailWorker(leads, log, watchClock(), {
      smtpUrl: undefined,
      from: undefined,
      dataDir,
      keptDays: 90,
      reportTo: undefined,
    })
    await expect.poll(async () => (await leads.counts()).sent).toBe(1)
    await worker.stop()
    const [name = '', ...others] = await readdir(join(dataDir, 'mail'))
    expect([name, others]).toEqual([expect.stringMatching(/\.eml$/), []])
    await utimes(join(dataDir, 'mail', name), 0, (91 * millisecondsPerDay) / 1000)
    expect(await removeOldMails(join(dataDir, 'mail'), 91 * millisecondsPerDay)).toBe(0)
    expect(await removeOldMails(join(dataDir, 'mail'), 91 * millisecondsPerDay + 1)).toBe(1)
    expect(await readdir(join(dataDir, 'mail'))).toEqual([])
    expect(await removeOldMails(join(dataDir, 'none'), 1)).toBe(0)
    expect(lines[0]).toMatch(/^warn SMTP_URL is not set: mails are written to files and reach nobody/)
  })

  it('sends through the configured server', async () => {
    const { dataDir, leads, server, accept } = await scene()
    await accept()
    const settings = { smtpUrl: server.url, from: 'website@gulfpines.example', dataDir, keptDays: 90, reportTo: undefined }
    const worker = configuredMailWorker(leads, testLog().log, watchClock(), settings)
    await expect.poll(() => server.mails.length).toBe(1)
    await worker.stop()
    expect(server.envelopes[0]?.from).toBe('website@gulfpines.example')
  })
})
