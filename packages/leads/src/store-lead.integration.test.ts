import { readKeptMessage } from '@bank/forms/kept-message.ts'
import { expect, it } from 'vitest'
import { onBothDatabases } from './testing/databases.ts'
import { someLead } from './testing/lead.ts'

const nothing = { pending: 0, sent: 0, parked: 0 }
const one = { ...nothing, pending: 1 }

onBothDatabases('accepting a lead', ({ empty, open }) => {
  it('stores the lead with its mail, and gives each a reference of its own', async () => {
    const leads = await open()
    const outcomes = [await leads.accept(someLead()), await leads.accept(someLead())]
    for (const outcome of outcomes)
      expect(outcome).toEqual({ kind: 'accepted', reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/) })
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(2)
    expect(await leads.counts()).toEqual({ ...nothing, pending: 2 })
  })

  it('is still there when the database is opened again', async () => {
    const url = await empty()
    const leads = await open(url)
    const outcome = await leads.accept(someLead({ idempotencyKey: 'key' }))
    await leads.close()
    const again = await open(url)
    expect(await again.counts()).toEqual(one)
    expect(await again.accept(someLead({ idempotencyKey: 'key' }))).toEqual({ ...outcome, kind: 'repeated' })
  })

  it('fails, as does its check, once the database is closed', async () => {
    const leads = await open()
    await expect(leads.check()).resolves.toHaveProperty('freeBytes')
    await leads.close()
    await expect(leads.check()).rejects.toThrow()
    await expect(leads.accept(someLead())).rejects.toThrow()
  })

  it('answers a repeated post as before, whatever its token, and stores nothing', async () => {
    const leads = await open()
    const lead = someLead({ idempotencyKey: 'key' })
    const first = await leads.accept(lead)
    const repeated = { ...first, kind: 'repeated' }
    expect(await leads.accept(lead)).toEqual(repeated)
    expect(await leads.accept(someLead({ idempotencyKey: 'key' }))).toEqual(repeated)
    expect(await leads.findRepeat({ idempotencyKey: 'key', bodyHash: 'hash' })).toEqual(repeated)
    expect(await leads.counts()).toEqual(one)
  })

  it('refuses a key that came with another body', async () => {
    const leads = await open()
    await leads.accept(someLead({ idempotencyKey: 'key' }))
    expect(await leads.accept(someLead({ idempotencyKey: 'key', bodyHash: 'other' }))).toEqual({ kind: 'conflict' })
    expect(await leads.findRepeat({ idempotencyKey: 'key', bodyHash: 'other' })).toEqual({ kind: 'conflict' })
    expect(await leads.findRepeat({ idempotencyKey: 'unknown', bodyHash: 'hash' })).toBeUndefined()
    expect(await leads.counts()).toEqual(one)
  })

  it('spends a token once; a refused lead leaves nothing, not even its key', async () => {
    const leads = await open()
    await leads.accept(someLead({ captchaToken: 'spent' }))
    expect(await leads.accept(someLead({ captchaToken: 'spent', idempotencyKey: 'key' }))).toEqual({ kind: 'captchaUsed' })
    expect(await leads.counts()).toEqual(one)
    expect(await leads.accept(someLead({ idempotencyKey: 'key' }))).toMatchObject({ kind: 'accepted' })
  })

  it('stores one lead when the same post arrives many times at once', async () => {
    const leads = await open()
    const lead = someLead({ idempotencyKey: 'key' })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => leads.accept(lead)))
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'repeated')).toHaveLength(19)
    expect(await leads.counts()).toEqual(one)
  })

  it('lets one of many posts at once have a token', async () => {
    const leads = await open()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => leads.accept(someLead({ captchaToken: 'same' }))))
    expect(outcomes.filter(({ kind }) => kind === 'captchaUsed')).toHaveLength(19)
    expect(await leads.counts()).toEqual(one)
  })

  it('stores all or nothing, and the others that came at the same time', async () => {
    const leads = await open()
    const lead = someLead({ idempotencyKey: 'key', captchaToken: 'token' })
    // Refused by the database when its key and its token are in already.
    const broken = { ...lead, form: null as never }
    const outcomes = await Promise.allSettled([someLead(), broken, someLead(), broken, someLead()].map(leads.accept))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await leads.counts()).toEqual({ ...nothing, pending: 3 })
    expect(await leads.accept(lead)).toMatchObject({ kind: 'accepted' })
  })

  it.each(['¿Cómo está? 👍🏽', `'; drop table leads; --`, '"\\u0000"', '\ud800 half a sign', 'a\u2028b', '$1 ? :a @b'])(
    'keeps the text %j as it is',
    async (text) => {
      const leads = await open()
      const { message } = someLead()
      await leads.accept(someLead({ message: { ...message, fullName: text } }))
      const [mail] = await leads.claim({ now: 1000, lease: 1, most: 1 })
      expect(readKeptMessage(mail?.message ?? '')).toEqual({ ...message, fullName: text })
    },
  )
})
