import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { removeOldMails } from '@bank/mail/file-delivery.ts'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { describe, expect, it } from 'vitest'
import { watchClock } from '../health/watch-clock.ts'
import { mailScene, testLog } from '../testing/mail-scene.ts'
import { configuredMailWorker } from './configured-mail-worker.ts'

describe('the worker as it is configured', () => {
  it('writes files where no mail server is configured, and says that they reach nobody', async () => {
    const { dataDir, leads, accept } = await mailScene()
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
    const { dataDir, leads, server, accept } = await mailScene()
    await accept()
    const settings = { smtpUrl: server.url, from: 'website@gulfpines.example', dataDir, keptDays: 90, reportTo: undefined }
    const worker = configuredMailWorker(leads, testLog().log, watchClock(), settings)
    await expect.poll(() => server.mails.length).toBe(1)
    await worker.stop()
    expect(server.envelopes[0]?.from).toBe('website@gulfpines.example')
  })

  it('[D-FORM-33] says within 15 s that the mail server hangs and that it is well again, with a single mail waiting', async () => {
    const { dataDir, leads, server, accept } = await mailScene()
    server.behave('hang')
    await accept()
    const settings = { smtpUrl: server.url, from: 'website@gulfpines.example', dataDir, keptDays: 90, reportTo: undefined }
    const worker = configuredMailWorker(leads, testLog().log, watchClock(), settings)
    await expect.poll(worker.isServerSilent, { timeout: 15_000 }).toBe(true)
    server.behave('accept')
    await expect.poll(worker.isServerSilent, { timeout: 15_000 }).toBe(false)
    await expect.poll(() => leads.counts()).toEqual({ pending: 0, sent: 1, parked: 0 })
    await worker.stop()
    expect(server.mails).toHaveLength(1)
  }, 60_000)

  it('ends a mail that hangs soon after it is stopped, and leaves it to be tried again', async () => {
    const { dataDir, leads, server, accept } = await mailScene()
    server.behave('hang')
    await accept()
    const settings = { smtpUrl: server.url, from: 'website@gulfpines.example', dataDir, keptDays: 90, reportTo: undefined }
    const { lines, log } = testLog()
    const worker = configuredMailWorker(leads, log, watchClock(), settings)
    await expect.poll(server.connections).toBe(1)
    // Without an end of its own it would hang for a minute and more, which is longer than this test may take.
    await worker.stop()
    expect(lines.join('\n')).toContain('a mail could not be sent and will be tried again')
    expect(await leads.counts()).toEqual({ pending: 1, sent: 0, parked: 0 })
  }, 30_000)
})
