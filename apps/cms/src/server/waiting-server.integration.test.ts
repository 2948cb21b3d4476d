import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { serverEnvironment, waitingServer } from './waiting-server.ts'

it('a server that has no settings yet can be ended', async () => {
  const signals = process.listenerCount('SIGTERM')
  const waiting = waitingServer({}, fileURLToPath(new URL('../..', import.meta.url)))
  expect(process.listenerCount('SIGTERM')).toBe(signals + 1)
  expect(await waiting.leave()).toBe(1)
  expect(process.listenerCount('SIGTERM')).toBe(signals)
})

it('the server tells times by the clock of the bank, whatever the clock of the machine', () => {
  expect(serverEnvironment({ TZ: 'Asia/Tokyo', PORT: '8080' })).toEqual({ TZ: 'America/Chicago', PORT: '8080' })
})
