import type { Leads } from '@bank/leads/leads.ts'
import { smtpDelivery } from '@bank/mail/smtp-delivery.ts'
import { smtpOptions } from '@bank/mail/smtp-options.ts'
import { describe, expect, it } from 'vitest'
import { mailScene, quickWorker } from '../testing/mail-scene.ts'
import { startMailWorker } from './mail-worker.ts'
import { watchDelivery } from './watch-delivery.ts'

describe('the worker', () => {
  it('sends mails as they come, and is through with them when it has stopped', async () => {
    const { leads, server, sending, accept } = await mailScene()
    await accept()
    const worker = startMailWorker({ ...sending, ...quickWorker, leads })
    await expect.poll(() => server.mails.length).toBe(1)
    await accept()
    await expect.poll(() => server.mails.length).toBe(2)
    await worker.stop()
    await accept()
    expect(await leads.counts()).toEqual({ pending: 1, sent: 2, parked: 0 })
  })

  it('lets the mail under way end before it has stopped', async () => {
    const { leads, sending, accept } = await mailScene()
    await accept()
    const under = Promise.withResolvers<void>()
    const through = Promise.withResolvers<void>()
    const deliver = () => {
      under.resolve()
      return through.promise
    }
    const worker = startMailWorker({ ...sending, ...quickWorker, leads, deliver })
    await under.promise
    const stopped = worker.stop()
    expect(await leads.counts()).toEqual({ pending: 1, sent: 0, parked: 0 })
    through.resolve()
    await stopped
    expect(await leads.counts()).toEqual({ pending: 0, sent: 1, parked: 0 })
  })

  it('goes on when the database fails for a while, and says so in codes', async () => {
    const { leads, server, lines, sending, accept } = await mailScene()
    await accept({ fullName: 'Zenobia Quill' })
    let failures = 0
    const claim: Leads['claim'] = async (options) => {
      failures += 1
      if (failures < 3) throw Object.assign(new Error('Zenobia Quill'), { code: 'SQLITE_BUSY' })
      return leads.claim(options)
    }
    const worker = startMailWorker({ ...sending, ...quickWorker, leads: { ...leads, claim } })
    await expect.poll(() => server.mails.length).toBe(1)
    await worker.stop()
    expect(lines.filter((line) => line.includes('SQLITE_BUSY'))).toHaveLength(2)
    expect(lines.join('\n')).not.toContain('Zenobia')
  })

  it('[D-FORM-33] sends other mails while one hangs, and from then on its server counts as back', async () => {
    const { leads, server, sending, accept } = await mailScene()
    const { deliver, verify } = smtpDelivery(smtpOptions(server.url), 20_000)
    const watched = watchDelivery({ target: '', deliver, verify })
    server.behave('hang')
    await accept()
    const worker = startMailWorker({ ...sending, ...quickWorker, leads, deliver: watched.deliver, server: watched })
    await expect.poll(worker.isServerSilent, { timeout: 15_000 }).toBe(true)
    server.behave('accept')
    await accept()
    await expect.poll(() => server.mails.length, { timeout: 15_000 }).toBe(1)
    // The server has the mail before its answer is read.
    await expect.poll(worker.isServerSilent).toBe(false)
    await worker.stop()
  }, 60_000)
})
