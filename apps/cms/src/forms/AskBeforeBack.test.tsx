// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { FollowBack } from '../addresses/FollowBack.tsx'
import { leaveGuards } from '../addresses/leave-guards.ts'
import { componentPlace, form, lock, modals, signedIn } from '../testing/admin-component.ts'
import { AskBeforeBack } from './AskBeforeBack.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())
vi.mock('next/navigation', async () => (await import('../testing/navigation.ts')).navigation())

const place = componentPlace()
afterEach(() => {
  signedIn.user = null
  leaveGuards.clear()
})
const [before, list, record] = ['/admin', '/admin/collections/faq-questions?limit=10', '/admin/collections/faq-questions/one']
const state = { __NA: true, tree: ['one'] }
const address = () => location.pathname + location.search + location.hash

const show = (forms = 1) =>
  act(() =>
    place.root.render(
      <FollowBack>
        {Array.from({ length: forms }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
          <AskBeforeBack key={at} />
        ))}
      </FollowBack>,
    ),
  )

/** A form to which somebody came from a list, and in it Back; the addresses of which the router is told. */
const back = async (to: string, forms = 1) => {
  history.pushState({ __NA: true }, '', before)
  history.pushState({ __NA: true }, '', to)
  history.pushState(state, '', record)
  show(forms)
  const told: string[] = []
  const go = () => void told.push(address())
  window.addEventListener('popstate', go)
  onTestFinished(() => window.removeEventListener('popstate', go))
  history.back()
  await vi.waitFor(() => expect([modals.open, told[0]].some(Boolean)).toBe(true))
  show(forms)
  return told
}

const moved = async (move: () => void, to: string) => {
  await act(async () => move())
  await vi.waitFor(() => expect(address()).toBe(to))
}
const press = (name: string, to: string) =>
  moved(() => [...place.host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(), to)

it('asks as the store does for links before Back leaves what is not saved, and stays where it is', async () => {
  form.isModified = true
  expect(await back(list)).toEqual([])
  expect([address(), history.state]).toEqual([record, state])
  expect(place.host.querySelectorAll('dialog')).toHaveLength(1)
  const said = ['leaveWithoutSaving', 'changesNotSaved', 'stayOnThisPage', 'leaveAnyway'].map((key) => `general:${key}`)
  expect([...place.host.querySelectorAll('dialog > *')].map(({ textContent }) => textContent)).toEqual(said)
})

it.each([1, 2])('leaves as Back would have done, once somebody said so, where %i forms are not saved', async (forms) => {
  form.isModified = true
  const told = await back(list, forms)
  const entries = history.length
  await press('general:leaveAnyway', list)
  expect([told, history.length]).toEqual([[list], entries])
  // The form is gone with its page.
  act(() => place.root.render(<FollowBack />))
  await moved(() => history.back(), before)
  await moved(() => history.forward(), list)
  await moved(() => history.forward(), record)
  expect(history.state).toEqual(state)
})

it.each([
  [7, ['pages/home']],
  [8, []],
  // Of a record that is not saved yet.
  [null, []],
])('gives the record free to others where account 7 leaves what account %s edits', async (owner, unlocked) => {
  Object.assign(form, { isModified: true })
  Object.assign(lock, { owner })
  signedIn.user = { id: 7 }
  await back(list)
  await press('general:leaveAnyway', list)
  expect(lock.unlocked).toEqual(unlocked)
})

it('lets Back leave what is saved, and go to another part of the same page', async () => {
  expect(await back(list)).toEqual([list])
  form.isModified = true
  expect(await back(`${record}#field-title`)).toEqual([`${record}#field-title`])
})
