import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { waitingServer } from './waiting-server.ts'

it('a server that has no settings yet can be ended', async () => {
  const signals = process.listenerCount('SIGTERM')
  const waiting = waitingServer({}, fileURLToPath(new URL('../..', import.meta.url)))
  expect(process.listenerCount('SIGTERM')).toBe(signals + 1)
  expect(await waiting.leave()).toBe(1)
  expect(process.listenerCount('SIGTERM')).toBe(signals)
})
