// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Some switches, and a checkbox that is none. `isNewDocument` forgets what a document keeps. */
const arrive = async (switches = 2, isNewDocument = true) => {
  if (isNewDocument) vi.resetModules()
  document.body.innerHTML = '<input type="checkbox" data-motion=""><input type="checkbox">'.repeat(switches)
  const { followMotion } = await import('./motion.ts')
  const all = [...document.querySelectorAll<HTMLInputElement>('[data-motion]')]
  return { all, follow: () => followMotion(document), states: () => all.map(({ checked }) => checked) }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  // Other files of tests get modules that remember nothing of these.
  vi.resetModules()
  document.onchange = null
  window.onpageshow = null
  vi.restoreAllMocks()
  localStorage.clear()
})

it('[D-BLK-23] all switches of a page are one, and no other checkbox is', async () => {
  const { all, follow, states } = await arrive()
  follow()
  all[1]?.click()
  expect(states()).toEqual([true, true])
  all[0]?.click()
  expect(states()).toEqual([false, false])
  document.querySelector<HTMLElement>('input:not([data-motion])')?.click()
  expect(states()).toEqual([false, false])
})

it('[D-BLK-23] what was chosen holds for the pages that follow', async () => {
  const first = await arrive()
  first.follow()
  first.all[0]?.click()
  const second = await arrive(3)
  second.follow()
  expect(second.states()).toEqual([true, true, true])
  second.all[2]?.click()
  const third = await arrive(1)
  third.follow()
  expect(third.states()).toEqual([false])
  expect(localStorage.getItem('motion')).toBe('false')
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

it('[D-BLK-23] what a browser fills in again on the way back is no press', async () => {
  localStorage.setItem('motion', 'false')
  history.replaceState({ index: 1 }, '')
  const { all, follow, states } = await arrive()
  for (const each of all) each.checked = true
  follow()
  history.replaceState(null, '')
  expect([states(), localStorage.getItem('motion')]).toEqual([[false, false], 'false'])
})

it('[D-BLK-23] a page that comes back as it was left learns what was chosen meanwhile', async () => {
  const { follow, states } = await arrive()
  follow()
  localStorage.setItem('motion', 'true')
  window.dispatchEvent(new Event('pageshow'))
  expect(states()).toEqual([true, true])
})

it('[D-STORE-4] holds while the document lives where nothing can be kept', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('blocked')
    })
  const first = await arrive()
  first.follow()
  first.all[0]?.click()
  expect(first.states()).toEqual([true, true])
  const second = await arrive(2, false)
  second.follow()
  expect(second.states()).toEqual([true, true])
})
