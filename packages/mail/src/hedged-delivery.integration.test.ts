import { expect, it } from 'vitest'
import { failureCode } from './failure-code.ts'
import { hedgedDelivery } from './hedged-delivery.ts'
import type { Mail } from './mail.ts'
import { smtpDelivery } from './smtp-delivery.ts'
import { smtpOptions } from './smtp-options.ts'
import { type Behaviour, testSmtpServer } from './testing/smtp-server.ts'

const mail: Mail = {
  id: '0b8e1c9e',
  messageId: '<0b8e1c9e@gulfpines.example>',
  from: 'website@gulfpines.example',
  to: 'care@gulfpines.example',
  replyTo: { name: '', address: 'renee@example.com' },
  subject: 'A question',
  text: 'Please call.\n',
  html: '<p>Please call.</p>',
  headers: {},
}

/** A server that does one thing after another, and a delivery to it that waits so many milliseconds for each connection. */
const scene = async (behaviours: readonly Behaviour[], patience: number, hedge = { after: 100, most: 3 }) => {
  const server = await testSmtpServer()
  const next = [...behaviours]
  server.behave(() => next.shift() ?? 'hang')
  return { server, deliver: hedgedDelivery(smtpDelivery(smtpOptions(server.url), patience), hedge).deliver }
}

// A server is asked twice about each mail: at its recipient and at its end.
it('[D-FORM-33] a mail whose connection hangs gets out over another one, once', async () => {
  const { server, deliver } = await scene(['hang', 'hang', 'hang', 'hang', 'accept', 'accept'], 30_000)
  await deliver(mail)
  expect([server.mails.length, server.connections()]).toEqual([1, 3])
  await server[Symbol.asyncDispose]()
})

it('what the server answers counts, whatever hangs beside it', async () => {
  // Longer than an answer takes on a busy machine: a third connection would be asked, too.
  const { server, deliver } = await scene(['hang', 'hang', 'refuseRecipient'], 30_000, { after: 1500, most: 3 })
  expect(await deliver(mail).then(() => 'none', failureCode)).toBe('EENVELOPE 550 RCPT TO')
  expect([server.mails.length, server.connections()]).toEqual([0, 2])
  await server[Symbol.asyncDispose]()
})

it('a server that hangs on every connection is a failure after the last of them', async () => {
  const { server, deliver } = await scene([], 1000)
  expect(await deliver(mail).then(() => 'none', failureCode)).toMatch(/^EABORT/)
  expect(server.connections()).toBe(3)
  await server[Symbol.asyncDispose]()
})

it('mails that hang together try one connection at a time', async () => {
  const { server, deliver } = await scene([], 1000, { after: 400, most: 3 })
  await Promise.allSettled(Array.from({ length: 10 }, () => deliver(mail)))
  expect(server.connections()).toBeGreaterThan(10)
  expect(server.connections()).toBeLessThan(20)
  await server[Symbol.asyncDispose]()
})
