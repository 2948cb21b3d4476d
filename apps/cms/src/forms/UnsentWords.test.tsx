// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FollowBack } from '../addresses/FollowBack.tsx'
import { leaveGuards } from '../addresses/leave-guards.ts'
import { componentPlace, lock, modals, signedIn } from '../testing/admin-component.ts'
import { router } from '../testing/navigation.ts'
import { UnsentWords } from './UnsentWords.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())
vi.mock('next/navigation', async () => (await import('../testing/navigation.ts')).navigation())

const place = componentPlace()
afterEach(() => {
  signedIn.user = null
  leaveGuards.clear()
  router.push.mockClear()
})
const [list, message] = ['/admin/leads', '/admin/leads/ABC-1']

const show = (...boxes: readonly string[]) =>
  act(() =>
    place.root.render(
      <FollowBack>
        <a href={list}>All messages</a>
        <a href={`${message}#notes`}>Notes</a>
        <a href={list} target="_blank" rel="noreferrer">
          In another tab
        </a>
        <a href="mailto:ana@bank.example">Mail</a>
        <a href="/en/">Site</a>
        {boxes.map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
          <UnsentWords key={at} words={words} />
        ))}
      </FollowBack>,
    ),
  )

/** A page to which somebody came from the list, with boxes that hold these words. */
const come = (...boxes: readonly string[]) => {
  history.pushState({ __NA: true }, '', list)
  history.pushState({ __NA: true }, '', message)
  show(...boxes)
}
/** Whether a click on a link was kept from the page and its router. */
const isKept = (name: string): boolean => {
  let isPrevented = true
  const seen = (event: Event) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', seen)
  act(() => [...place.host.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.click())
  document.removeEventListener('click', seen)
  return isPrevented
}
const closesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const press = (name: string) =>
  act(async () => [...place.host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
const questions = () => place.host.querySelectorAll('dialog').length

it.each([[['Called back']], [['Called back', 'Too old']]])(
  'asks once before a link leaves %j, and follows it where somebody says so',
  async (boxes) => {
    signedIn.user = { id: 7 }
    Object.assign(lock, { owner: 7 })
    come(...boxes)
    expect(isKept('All messages')).toBe(true)
    show(...boxes)
    expect([questions(), router.push.mock.calls]).toEqual([1, []])
    await press('general:leaveAnyway')
    expect([router.push.mock.calls, lock.unlocked]).toEqual([[[new URL(list, location.href).href]], ['pages/home']])
  },
)

it.each(['Notes', 'In another tab', 'Mail', 'Site'])(
  'leaves alone a link that keeps the page, or that the browser asks about: %s',
  (name) => {
    come('Called back')
    expect([isKept(name), modals.open]).toEqual([false, undefined])
  },
)

it('asks before Back, stays meanwhile, and goes where Back led', async () => {
  come('Called back')
  history.back()
  await vi.waitFor(() => expect(modals.open).toBeDefined())
  show('Called back')
  expect([location.pathname, questions()]).toEqual([message, 1])
  await press('general:leaveAnyway')
  await vi.waitFor(() => expect(location.pathname).toBe(list))
  expect(router.push).not.toHaveBeenCalled()
})

it('has the browser ask before the page is loaded anew or closed', () => {
  come('Called back')
  expect(closesUnasked()).toBe(false)
})

it.each(['', ' \n'])('asks nothing where nothing is left to send: %j', async (words) => {
  come('Called back')
  show(words)
  expect([isKept('All messages'), closesUnasked()]).toEqual([false, true])
  history.back()
  await vi.waitFor(() => expect(location.pathname).toBe(list))
  expect(modals.open).toBeUndefined()
})
