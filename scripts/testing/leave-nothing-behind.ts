import { afterAll, vi } from 'vitest'
import { rememberDocument } from './remember-document.ts'
import { rememberProperties } from './remember-properties.ts'

// Before each file of tests that share a worker, its globals and its document: what a file changed there is undone after it.

const undoGlobals = rememberProperties([globalThis, navigator])
const undoDocument = typeof document === 'undefined' ? undefined : rememberDocument()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  undoGlobals()
  undoDocument?.()
})
