import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { describe, expect, it } from 'vitest'
import { leadAt, mailScene, minute } from '../testing/mail-scene.ts'
import { sendDueMails } from './send-due-mails.ts'

const messageIdsOf = (mails: readonly string[]) => mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]?.trim())

describe('one round of sending', () => {
  it('sends what is due, marks it and sends it no more', async () => {
    const { leads, server, sending, accept } = await mailScene()
    for (let count = 0; count < 5; count += 1) await accept()
    expect([await sendDueMails(sending), await sendDueMails(sending), await sendDueMails(sending)]).toEqual([4, 1, 0])
    expect(server.mails).toHaveLength(5)
    expect(new Set(messageIdsOf(server.mails)).size).toBe(5)
    expect(await leads.counts()).toEqual({ pending: 0, sent: 5, parked: 0 })
  })

  it('tries a refused mail again after 1, 5 and 30 minutes, 2 and 6 hours, then parks it and says so', async () => {
    const { leads, server, lines, clock, sending, accept } = await mailScene()
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
    const { leads, server, clock, sending, accept } = await mailScene()
    await accept()
    for (const mail of await leads.claim({ now: 0, lease: 1, most: 1 })) await leads.park(mail, 'gone')
    clock.now = 5 * millisecondsPerDay
    await leads.requeue(clock.now)
    expect(await sendDueMails(sending)).toBe(1)
    expect(server.mails).toHaveLength(1)
  })

  it('sends a mail whose server hung up after taking it twice, under the same Message-ID', async () => {
    const { leads, server, clock, sending, accept } = await mailScene()
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
    const { leads, server, clock, sending, accept } = await mailScene()
    await accept()
    await leads.claim({ now: 0, lease: sending.lease, most: 1 })
    expect(await sendDueMails(sending)).toBe(0)
    clock.now = sending.lease
    expect(await sendDueMails(sending)).toBe(1)
    expect(server.mails).toHaveLength(1)
  })

  it('lets one broken mail hold up no other', async () => {
    const { leads, server, lines, sending, accept } = await mailScene()
    const message = { env: 'UNKNOWN', fullName: 'Renee' }
    await leads.accept({ ...leadAt(0, 'broken'), message: message as never })
    await accept()
    await sendDueMails(sending)
    expect(server.mails).toHaveLength(1)
    expect(await leads.counts()).toEqual({ pending: 0, sent: 1, parked: 1 })
    expect(lines.join('\n')).toContain('error a stored message cannot be read and its mail is parked')
  })

  it('writes nothing into the log that a visitor typed, nor what a server says', async () => {
    const { leads, server, lines, clock, sending, accept } = await mailScene()
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
