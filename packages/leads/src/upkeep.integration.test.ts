import { readFileSync } from 'node:fs'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { expect, it } from 'vitest'
import type { ExportedLead, Leads } from './leads.ts'
import { onBothDatabases } from './testing/databases.ts'
import { someLead } from './testing/lead.ts'
import { testLeadsFile } from './testing/leads-file.ts'

const all = async (leads: Leads): Promise<readonly ExportedLead[]> => {
  const found: ExportedLead[] = []
  for await (const lead of leads.export()) found.push(lead)
  return found
}

const sendAll = async (leads: Leads, now: number): Promise<void> => {
  for (const mail of await leads.claim({ now, lease: 1, most: 1000 })) await leads.markSent(mail)
}

onBothDatabases('upkeep of the leads', ({ open }) => {
  it('clears what visitors wrote when its days are over and it was mailed', async () => {
    const leads = await open()
    await leads.accept(someLead({ now: 0 }))
    await leads.accept(someLead({ now: millisecondsPerDay }))
    await sendAll(leads, millisecondsPerDay)
    expect(await leads.purge(90 * millisecondsPerDay, 90)).toBe(0)
    expect(await leads.purge(90 * millisecondsPerDay + 1, 90)).toBe(1)
    expect(await all(leads)).toMatchObject([
      { acceptedAt: 0, message: undefined, subject: undefined, state: 'sent' },
      { acceptedAt: millisecondsPerDay, message: JSON.stringify(someLead().message), subject: 'A question' },
    ])
    expect(await leads.purge(90 * millisecondsPerDay + 1, 90)).toBe(0)
  })

  it('never clears a message that was not mailed', async () => {
    const leads = await open()
    await leads.accept(someLead({ now: 0 }))
    await leads.accept(someLead({ now: 0 }))
    const [mail] = await leads.claim({ now: 0, lease: 1, most: 1 })
    if (mail) await leads.park(mail, 'EENVELOPE')
    expect(await leads.purge(1000 * millisecondsPerDay, 90)).toBe(0)
    expect((await all(leads)).every(({ message }) => message !== undefined)).toBe(true)
  })

  it('forgets tokens that expired and keys of a week ago, and no others', async () => {
    const leads = await open()
    const lead = someLead({ now: 0, idempotencyKey: 'key', captchaToken: 'token', expiresAt: 8 * millisecondsPerDay })
    await leads.accept(lead)
    await leads.purge(7 * millisecondsPerDay, 90)
    expect(await leads.accept(lead)).toMatchObject({ kind: 'repeated' })
    await leads.purge(7 * millisecondsPerDay + 1, 90)
    expect(await leads.accept(lead)).toEqual({ kind: 'captchaUsed' })
    await leads.purge(8 * millisecondsPerDay + 1, 90)
    expect(await leads.accept(lead)).toMatchObject({ kind: 'accepted' })
  })

  it('lists the newest first, by state if asked, without anything that a visitor wrote', async () => {
    const leads = await open()
    await leads.accept(someLead({ now: 1000 }))
    await sendAll(leads, 1000)
    await leads.accept(someLead({ now: 2000 }))
    const lines = await leads.list()
    expect(lines.map(({ acceptedAt, state }) => [acceptedAt, state])).toEqual([
      [2000, 'pending'],
      [1000, 'sent'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/Renee|renee|call me|A question/)
    expect(await leads.list({ state: 'sent' })).toHaveLength(1)
    expect(await leads.list({ most: 1 })).toMatchObject([{ acceptedAt: 2000 }])
  })

  it('exports every lead once, over pages of many with the same time', async () => {
    const leads = await open()
    const some = Array.from({ length: 1003 }, (_, count) => someLead({ now: count < 700 ? 5 : count }))
    // Not all at once: on a busy machine the last ones would wait for a connection longer than they may.
    while (some.length > 0) await Promise.all(some.splice(0, 59).map(leads.accept))
    const found = await all(leads)
    expect(found).toHaveLength(1003)
    expect(new Set(found.map(({ reference }) => reference)).size).toBe(1003)
    expect(found.map(({ acceptedAt }) => acceptedAt)).toEqual(found.map(({ acceptedAt }) => acceptedAt).toSorted((a, b) => a - b))
  })

  it('lets one of many have a turn until its time is over, or it is given back, or the clock is set back', async () => {
    const leads = await open()
    const take = (now: number, name = 'report') => leads.takeTurn(name, now, 100)
    expect((await Promise.all(Array.from({ length: 10 }, () => take(1000)))).filter(Boolean)).toHaveLength(1)
    expect([await take(1099), await take(1099, 'other'), await take(1100), await take(1199)]).toEqual([false, true, true, false])
    await leads.giveTurnBack('report')
    expect([await take(1100), await take(500)]).toEqual([true, true])
  })
})

it('what is cleared is gone from the files on the disk', async () => {
  const { file, open } = await testLeadsFile()
  const leads = await open()
  const { message } = someLead()
  await leads.accept(someLead({ now: 0, message: { ...message, fullName: 'Zenobia Quill' }, subject: 'Zenobia' }))
  await sendAll(leads, 0)
  const onDisk = () => ['', '-wal'].some((suffix) => readFileSync(`${file}${suffix}`).includes('Zenobia'))
  expect(onDisk()).toBe(true)
  expect(await leads.purge(91 * millisecondsPerDay, 90)).toBe(1)
  expect(onDisk()).toBe(false)
})
