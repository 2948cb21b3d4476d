import { afterAll, vi } from 'vitest'
import { rememberDocument } from './remember-document.ts'
import { rememberProperties } from './remember-properties.ts'

// Before each file of tests that share a worker, its globals and its document: what a file changed there is undone after it.

const undoGlobals = rememberProperties([globalThis, navigator])
const undoDocument = typeof document === 'undefined' ? undefined : rememberDocument()

// What asks a server again and again would do so among the tests of the next file.
const intervals: ReturnType<typeof setInterval>[] = []
const startInterval = globalThis.setInterval
globalThis.setInterval = Object.assign((...args: Parameters<typeof startInterval>) => {
  const interval = startInterval(...args)
  intervals.push(interval)
  return interval
}, startInterval)

afterAll(() => {
  vi.useRealTimers()
  for (const interval of intervals) clearInterval(interval)
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  undoGlobals()
  undoDocument?.()
})
