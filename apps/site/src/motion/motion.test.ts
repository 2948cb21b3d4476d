// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let visit: AbortController

/** A page that comes with some switches, and the scripts of a document that is new unless it goes on. */
const arrive = async (switches = 2) => {
  visit.abort()
  visit = new AbortController()
  document.body.innerHTML = '<input type="checkbox" data-motion=""><input type="checkbox">'.repeat(switches)
  const { followSwitches } = await import('./motion.ts')
  const all = [...document.querySelectorAll<HTMLInputElement>('[data-motion]')]
  return { all, follow: () => followSwitches(document, visit.signal), states: () => all.map(({ checked }) => checked) }
}

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  visit = new AbortController()
})
afterEach(() => {
  visit.abort()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('[D-BLK-23] all switches of a page are one, and no other checkbox is', async () => {
  const { all, follow, states } = await arrive()
  follow()
  all[1]?.click()
  expect(states()).toEqual([true, true])
  all[0]?.click()
  expect(states()).toEqual([false, false])
  expect(document.querySelectorAll('input:not([data-motion]):checked')).toHaveLength(0)
})

it('[D-BLK-23] what was chosen holds for the pages that follow, in a new document too', async () => {
  const first = await arrive()
  first.follow()
  first.all[0]?.click()
  vi.resetModules()
  const second = await arrive(3)
  second.follow()
  expect(second.states()).toEqual([true, true, true])
  second.all[2]?.click()
  const third = await arrive(1)
  third.follow()
  expect(third.states()).toEqual([false])
})

it('[D-BLK-23] a press before the script came counts', async () => {
  const early = await arrive()
  early.all[0]?.click()
  early.follow()
  expect(early.states()).toEqual([true, true])
  const next = await arrive()
  next.follow()
  expect(next.states()).toEqual([true, true])
})

it('[D-BLK-23] a page that comes back as it was left learns what was chosen meanwhile', async () => {
  const { follow, states } = await arrive()
  follow()
  sessionStorage.setItem('motion', 'stopped')
  window.dispatchEvent(new Event('pageshow'))
  expect(states()).toEqual([true, true])
})

it('[D-STORE-4] holds while the document lives where nothing can be kept', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const first = await arrive()
  first.follow()
  first.all[0]?.click()
  const second = await arrive()
  second.follow()
  expect(second.states()).toEqual([true, true])
})
