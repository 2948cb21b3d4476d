import type { Mail } from '@bank/mail/mail.ts'
import { expect, it } from 'vitest'
import { watchDelivery } from './watch-delivery.ts'

const mail = {} as Mail

const watched = (deliver: () => Promise<void>, verify: () => Promise<unknown> = async () => {}) => {
  const clock = { now: 0 }
  return { clock, ...watchDelivery({ target: '', deliver, verify }, () => clock.now) }
}

const failing = (error: Error) => async () => {
  throw error
}

it.each([
  ['cannot be reached', Object.assign(new Error(), { code: 'ECONNECTION' }), true],
  ['does not know us', Object.assign(new Error(), { code: 'EAUTH' }), true],
  ['takes too long', new DOMException('', 'TimeoutError'), true],
  ['refuses one recipient', Object.assign(new Error(), { code: 'EENVELOPE' }), false],
])('a server that %s', async (_name, error, silent) => {
  const { deliver, isSilent } = watched(failing(error))
  expect(isSilent()).toBe(false)
  await expect(deliver(mail)).rejects.toBe(error)
  expect(isSilent()).toBe(silent)
})

it('that refuses one mail after another takes none, until it takes one', async () => {
  const refused = failing(Object.assign(new Error(), { code: 'EENVELOPE' }))
  const answers = [refused, refused, async () => {}, refused]
  const { deliver, isSilent, look } = watched(() => answers.shift()?.() ?? Promise.resolve())
  const tried = async () => {
    await deliver(mail).catch(() => {})
    await look()
    return isSilent()
  }
  expect([await tried(), await tried(), await tried(), await tried()]).toEqual([false, true, false, false])
  const wrongRecipient = failing(Object.assign(new Error(), { code: 'EENVELOPE', command: 'RCPT TO' }))
  answers.push(async () => {}, wrongRecipient, wrongRecipient)
  expect([await tried(), await tried(), await tried()]).toEqual([false, false, false])
})

it('is asked whether it is back, and believed', async () => {
  const answers = [failing(new Error()), async () => {}]
  let asked = 0
  const { deliver, isSilent, look } = watched(failing(Object.assign(new Error(), { code: 'ECONNECTION' })), () => {
    asked += 1
    return answers[asked - 1]?.() ?? Promise.resolve()
  })
  await look()
  expect(asked).toBe(0)
  await deliver(mail).catch(() => {})
  await look()
  expect(isSilent()).toBe(true)
  await look()
  expect([isSilent(), asked]).toEqual([false, 2])
})

it('is back as soon as it takes a mail that began later, whatever still hangs', async () => {
  const hanging = Promise.withResolvers<void>()
  const answers = [() => hanging.promise, async () => {}]
  const { clock, deliver, isSilent } = watched(() => answers.shift()?.() ?? Promise.resolve())
  const hung = deliver(mail)
  clock.now = 12_000
  expect(isSilent()).toBe(true)
  await deliver(mail)
  expect(isSilent()).toBe(false)
  hanging.reject(Object.assign(new Error(), { code: 'EENVELOPE' }))
  await hung.catch(() => {})
  expect(isSilent()).toBe(false)
})

it('hangs when a mail is under way for more than ten seconds', async () => {
  const through = Promise.withResolvers<void>()
  const { clock, deliver, isSilent } = watched(() => through.promise)
  const delivered = deliver(mail)
  clock.now = 10_000
  expect(isSilent()).toBe(false)
  clock.now = 10_001
  expect(isSilent()).toBe(true)
  through.resolve()
  await delivered
  expect(isSilent()).toBe(false)
})
