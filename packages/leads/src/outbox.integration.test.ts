import { expect, it } from 'vitest'
import type { Leads } from './leads.ts'
import { onBothDatabases } from './testing/databases.ts'
import { someLead } from './testing/lead.ts'

const lease = 60_000
const at = (now: number, most = 10) => ({ now, lease, most })

const referenceOf = async (leads: Leads, now = 1000): Promise<string> => {
  const outcome = await leads.accept(someLead({ now }))
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind)
  return outcome.reference
}

onBothDatabases('the outbox', ({ open }) => {
  it('hands out what a mail needs, those that wait longest first', async () => {
    const leads = await open()
    const second = await referenceOf(leads, 2000)
    const first = await referenceOf(leads, 1000)
    const claimed = await leads.claim(at(3000))
    expect(claimed.map(({ reference }) => reference)).toEqual([first, second])
    expect(claimed[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      lease: expect.any(String),
      reference: first,
      form: 'support',
      message: JSON.stringify(someLead().message),
      recipient: 'care@gulfpines.example',
      subject: 'A question',
      acceptedAt: 1000,
      failures: 0,
    })
  })

  it('hands a mail out again only when its lease has ended', async () => {
    const leads = await open()
    await referenceOf(leads)
    const [mail] = await leads.claim(at(1000))
    expect(await leads.claim(at(1000 + lease - 1))).toEqual([])
    const [again] = await leads.claim(at(1000 + lease))
    expect(again).toMatchObject({ id: mail?.id, failures: 0 })
    expect(again?.lease).not.toBe(mail?.lease)
  })

  it('is done with a mail that was sent, even by a worker whose lease had ended', async () => {
    const leads = await open()
    await referenceOf(leads)
    const [mail] = await leads.claim(at(1000))
    await leads.claim(at(1000 + lease))
    if (mail) await leads.markSent(mail)
    expect(await leads.counts()).toEqual({ pending: 0, sent: 1, parked: 0 })
    expect(await leads.claim(at(1e12))).toEqual([])
  })

  it('brings a failed mail back at its time, with the failure counted', async () => {
    const leads = await open()
    await referenceOf(leads)
    const [mail] = await leads.claim(at(1000))
    if (mail) await leads.markFailed(mail, { nextAttemptAt: 5000, error: 'ECONNECTION' })
    expect(await leads.claim(at(4999))).toEqual([])
    expect(await leads.list()).toMatchObject([{ state: 'pending', failures: 1, nextAttemptAt: 5000, lastError: 'ECONNECTION' }])
    expect(await leads.claim(at(5000))).toMatchObject([{ id: mail?.id, failures: 1 }])
  })

  it('lets nobody mark a failure who has lost the lease', async () => {
    const leads = await open()
    await referenceOf(leads)
    const [late] = await leads.claim(at(1000))
    const [mail] = await leads.claim(at(1000 + lease))
    if (!late || !mail) throw new Error('nothing claimed')
    await leads.markFailed(late, { nextAttemptAt: 1, error: 'late' })
    await leads.park(late, 'late')
    await leads.release(late)
    expect(await leads.claim(at(1001 + lease))).toEqual([])
    await leads.markSent(mail)
    await leads.markFailed(mail, { nextAttemptAt: 1, error: 'too late' })
    expect(await leads.counts()).toEqual({ pending: 0, sent: 1, parked: 0 })
    expect(await leads.list()).toMatchObject([{ failures: 0, lastError: undefined }])
  })

  it('gives a mail back untried', async () => {
    const leads = await open()
    await referenceOf(leads)
    const [mail] = await leads.claim(at(1000))
    if (mail) await leads.release(mail)
    expect(await leads.claim(at(1000))).toMatchObject([{ id: mail?.id, failures: 0 }])
  })

  it('parks a mail until somebody requeues it, all or by reference', async () => {
    const leads = await open()
    const references = [await referenceOf(leads), await referenceOf(leads), await referenceOf(leads)]
    for (const mail of await leads.claim(at(1000))) await leads.park(mail, 'EENVELOPE 550')
    expect(await leads.counts()).toEqual({ pending: 0, sent: 0, parked: 3 })
    expect(await leads.claim(at(1e12))).toEqual([])
    expect((await leads.backlog(1e12)).oldest).toBeUndefined()
    expect(await leads.requeue(2000, [references[1] ?? '', 'unknown'])).toBe(1)
    expect(await leads.requeue(2000, [])).toBe(0)
    expect(await leads.claim(at(2000))).toMatchObject([{ reference: references[1], failures: 0 }])
    expect(await leads.requeue(3000)).toBe(2)
    expect(await leads.counts()).toEqual({ pending: 3, sent: 0, parked: 0 })
  })

  it('knows how long mails have waited, counted anew once they were requeued, and since when nobody takes one that is due', async () => {
    const leads = await open()
    expect(await leads.backlog(9000)).toEqual({ oldest: undefined, newest: undefined, overdue: undefined })
    await referenceOf(leads, 5000)
    await referenceOf(leads, 2000)
    expect(await leads.backlog(9000)).toEqual({ oldest: 7000, newest: 4000, overdue: 7000 })
    const mails = await leads.claim(at(9000))
    expect(await leads.backlog(9000)).toEqual({ oldest: 7000, newest: 4000, overdue: undefined })
    for (const mail of mails) await leads.park(mail, 'gone')
    await leads.requeue(8500)
    expect(await leads.backlog(9000)).toEqual({ oldest: 500, newest: 500, overdue: 500 })
    expect(await leads.backlog(8000)).toEqual({ oldest: -500, newest: -500, overdue: -500 })
  })

  it('[D-FORM-5] waits for no time that the clock was set back by, neither for a first try nor for another one', async () => {
    const leads = await open()
    const [early, late] = [1_000_000, 8_200_000]
    await referenceOf(leads, late)
    const [mail] = await leads.claim(at(early))
    if (mail) await leads.markFailed(mail, { nextAttemptAt: late + 72_000, error: 'ECONNECTION' })
    expect(await leads.claim(at(late))).toEqual([])
    expect(await leads.claim(at(late - 1))).toHaveLength(1)
    // A lease that ends later than one can was given before the clock was set back.
    expect(await leads.claim(at(late - lease))).toEqual([])
    expect(await leads.claim(at(early))).toHaveLength(1)
  })
})
