import type { Leads } from '@bank/leads/leads.ts'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { describe, expect, it } from 'vitest'
import { mailScene, quickWorker } from '../testing/mail-scene.ts'
import { startMailWorker } from './mail-worker.ts'
import { sendDueMails } from './send-due-mails.ts'
import { keepUp } from './upkeep.ts'

describe('the upkeep of the worker', () => {
  it('clears old messages and reminds of parked mails, once a day in the log and once a week by mail', async () => {
    const { leads, server, lines, clock, sending, accept } = await mailScene()
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
    const worker = startMailWorker({ ...sending, ...quickWorker, leads: { ...leads, purge } })
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
    const { leads, clock, sending } = await mailScene()
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
    const worker = startMailWorker({ ...sending, ...quickWorker, clockStep: () => step, leads: { ...leads, purge, counts } })
    await counted.promise
    expect(purges).toBe(0)
    step = 0
    clock.now = 0
    await expect.poll(() => purges).toBe(1)
    await worker.stop()
  })

  it('removes mails that were written to files when their days are over, and no earlier', async () => {
    const { leads, clock, sending } = await mailScene()
    clock.now = 91 * millisecondsPerDay
    const before: number[] = []
    const removeFiles = async (time: number) => before.push(time)
    await keepUp({ ...sending, ...quickWorker, leads, removeFiles })
    expect(before).toEqual([millisecondsPerDay])
  })

  it('tries the report of parked mails again the next day when it could not be sent', async () => {
    const { leads, server, lines, clock, sending, accept } = await mailScene()
    await accept()
    for (const mail of await leads.claim({ now: 0, lease: 1, most: 1 })) await leads.park(mail, 'gone')
    server.behave('refuseMail')
    const worker = startMailWorker({ ...sending, ...quickWorker, leads })
    await expect.poll(() => lines.join('\n')).toContain('error the report of parked mails could not be sent {"error":"EMESSAGE 451 DATA"}')
    server.behave('accept')
    clock.now += millisecondsPerDay
    await expect.poll(() => server.mails.length).toBe(1)
    await worker.stop()
  })
})
