// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storage } from './storage.ts'

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  // What was refused is dropped as soon as storage takes it again.
  for (const key of ['name', 'old']) storage.remove(key)
})

describe('storage', () => {
  it('reads what the browser kept, and what another tab wrote', () => {
    storage.set('name', 'here')
    expect(localStorage.getItem('name')).toBe('here')
    localStorage.setItem('name', 'there')
    expect(storage.get('name')).toBe('there')
    storage.remove('name')
    expect([storage.get('name'), localStorage.length]).toEqual([null, 0])
  })

  it.each([
    ['blocked', 'getItem, setItem and removeItem', { getItem: blocked, setItem: blocked, removeItem: blocked }],
    ['full', 'setItem', { setItem: full }],
  ])('[D-STORE-4] %s (%s throws): values live as long as the document', (_name, _what, methods) => {
    for (const [name, refuse] of Object.entries(methods)) vi.spyOn(Storage.prototype, name as 'setItem').mockImplementation(refuse)
    expect(storage.get('name')).toBeNull()
    storage.set('name', 'first')
    storage.set('name', 'second')
    expect(storage.get('name')).toBe('second')
    storage.remove('name')
    expect(storage.get('name')).toBeNull()
  })

  it('[D-STORE-4] without any storage at all nothing throws', () => {
    const spy = vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
    storage.set('name', 'kept')
    expect(storage.get('name')).toBe('kept')
    storage.remove('name')
    expect([storage.get('name'), spy.mock.calls.length > 0]).toEqual([null, true])
  })

  it('[D-STORE-4] a full storage does not bring an older value back', () => {
    localStorage.setItem('old', 'older')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    storage.set('old', 'newer')
    expect(storage.get('old')).toBe('newer')
  })

  it('what could not be removed stays away', () => {
    localStorage.setItem('old', 'older')
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
    storage.remove('old')
    expect(storage.get('old')).toBeNull()
  })
})
