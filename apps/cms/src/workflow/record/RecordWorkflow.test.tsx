// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { en } from '../../language/en.ts'
import { componentPlace, signedIn } from '../../testing/admin-component.ts'
import { RecordWorkflow } from './RecordWorkflow.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())
vi.mock('next/navigation', async () => (await import('../../testing/navigation.ts')).navigation())

const place = componentPlace()
afterEach(() => {
  signedIn.user = null
})

const may = { change: true, approve: true, takeOff: true, isOwnChange: false }
const waiting = { version: '7', state: 'open', reviews: [], reasons: [], isChangedSince: false }
const state = { waiting, may, changes: null, version: '7', emergency: null, sendsMails: false, plans: [], links: [] }

const closesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** The field below a label. */
const field = (label: string) => {
  const found = [...place.host.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | HTMLTextAreaElement
}
const write = (label: string, text: string) =>
  act(async () => {
    const written = field(label)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(written), 'value')?.set?.call(written, text)
    written.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (name: string) =>
  act(async () => [...place.host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())

it('asks before a comment is left until it was sent, which a plan or a refusal does not', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 2, 9, 5), toFake: ['Date'] })
  signedIn.user = { id: 7, roles: ['approver'] }
  let refuses = true
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const { pathname } = new URL(url, location.href)
    if (method === 'POST' && pathname.startsWith('/api/workflow/')) sent.push(pathname)
    if (pathname === '/api/workflow/review' && refuses) return Response.json({ errors: [{ message: 'Look again.' }] }, { status: 409 })
    if (pathname === '/api/publisher/place') return Response.json({ state: 'shown', since: null, takenOff: null, site: 'follows' })
    return Response.json(pathname === '/api/workflow/record' ? state : { toMend: [], toLookAt: [] })
  })
  await act(async () => place.root.render(<RecordWorkflow />))
  expect(closesUnasked()).toBe(true)
  await write(en.record.comment, 'By Friday, please')
  expect(closesUnasked()).toBe(false)
  await write(en.schedule.time, '2026-03-03T09:00')
  await press(en.schedule.publishThen)
  await press(en.record.commentOnly)
  expect(sent).toEqual(['/api/workflow/schedule', '/api/workflow/review'])
  expect([field(en.record.comment).value, closesUnasked()]).toEqual(['By Friday, please', false])
  refuses = false
  await press(en.record.commentOnly)
  expect([field(en.record.comment).value, closesUnasked()]).toEqual(['', true])
})
