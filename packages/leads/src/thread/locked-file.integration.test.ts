import { expect, it } from 'vitest'
import { someLead } from '../testing/lead.ts'
import { testLeadsFile } from '../testing/leads-file.ts'
import { holdLock } from '../testing/lock.ts'

const refused = expect.objectContaining({ code: 'LEADS_BUSY' })

it('[D-FORM-5] a lead waits for the lock of another process, and neither reads nor the event loop wait with it', async () => {
  const { file, open } = await testLeadsFile()
  const leads = await open()
  await using lock = await holdLock(file)
  const order: string[] = []
  const accepted = leads.accept(someLead()).then(({ kind }) => order.push(kind))
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
  order.push('event loop')
  expect(await leads.counts()).toEqual({ pending: 0, sent: 0, parked: 0 })
  order.push('counts')
  await lock.release()
  await accepted
  expect(order).toEqual(['event loop', 'counts', 'accepted'])
  expect(await leads.counts()).toEqual({ pending: 1, sent: 0, parked: 0 })
})

it('[D-FORM-5] what was refused at its deadline is not stored later', async () => {
  const { file, open } = await testLeadsFile()
  const leads = await open()
  const impatient = await open({ patience: 100 })
  {
    await using _lock = await holdLock(file)
    const outcomes = await Promise.allSettled([
      impatient.check(),
      impatient.findRepeat({ idempotencyKey: 'key', bodyHash: 'hash' }),
      impatient.accept(someLead({ idempotencyKey: 'key' })),
      impatient.accept(someLead()),
      impatient.claim({ now: 2000, lease: 1, most: 10 }),
    ])
    expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : 'done'))).toEqual(Array(5).fill(refused))
  }
  expect(await leads.accept(someLead({ idempotencyKey: 'key' }))).toMatchObject({ kind: 'accepted' })
  expect(await leads.counts()).toEqual({ pending: 1, sent: 0, parked: 0 })
})

it('refuses what is too much to wait', async () => {
  const { file, open } = await testLeadsFile()
  const leads = await open()
  const lock = await holdLock(file)
  const waiting = Array.from({ length: 2000 }, () => leads.check())
  await expect(leads.check()).rejects.toMatchObject({ code: 'LEADS_OVERLOADED' })
  await lock.release()
  await Promise.all(waiting)
  expect((await leads.check()).freeBytes).toBeGreaterThan(0)
})

it('mails are claimed and marked when the lock is free again', async () => {
  const { file, open } = await testLeadsFile()
  const leads = await open()
  await leads.accept(someLead())
  const lock = await holdLock(file)
  const claimed = leads.claim({ now: 2000, lease: 1, most: 10 })
  expect(await leads.counts()).toMatchObject({ pending: 1 })
  await lock.release()
  const [mail = { reference: '' }] = await claimed
  await leads.markSent(mail)
  expect(await leads.counts()).toMatchObject({ sent: 1 })
})

it('a file that is locked cannot be opened before the lock is free', async () => {
  const { file, open } = await testLeadsFile()
  await (await open()).close()
  const lock = await holdLock(file)
  const opened = open().then((leads) => leads.check())
  await lock.release()
  expect((await opened).freeBytes).toBeGreaterThan(0)
})
