// @vitest-environment jsdom

import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { componentPlace } from '../testing/admin-component.ts'
import { LeadNotes } from './LeadNotes.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())
vi.mock('next/navigation', async () => (await import('../testing/navigation.ts')).navigation())

const place = componentPlace()

const closesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('keeps a note once where its button is pressed twice', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const add = vi.fn(() => promise)
  act(() => place.root.render(<LeadNotes notes={[]} add={add} />))
  const field = place.host.querySelector('textarea') as HTMLTextAreaElement
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Called back')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const press = () => act(async () => place.host.querySelector('button')?.click())
  await press()
  await press()
  expect(closesUnasked()).toBe(false)
  await act(async () => resolve(true))
  await press()
  expect(add.mock.calls).toEqual([['Called back']])
  expect([field.value, closesUnasked()]).toEqual(['', true])
})
