// @vitest-environment jsdom

import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { componentPlace, spoken } from '../../testing/admin-component.ts'
import { EmergencyPart } from './EmergencyPart.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()

it.each([
  ['en', 'At least 10 characters.'],
  ['es', 'Al menos 10 caracteres.'],
])('says in %s how long a reason has to be, and publishes with one of that length', (language, needed) => {
  spoken.language = language
  const publish = vi.fn()
  const step = { was: null, mayPublish: true, mayAct: true, sendsMails: false, isOwn: false, publish, confirm: vi.fn() }
  act(() => place.root.render(<EmergencyPart {...step} />))
  const field = place.host.querySelector('textarea') as HTMLTextAreaElement
  expect(place.host.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent).toBe(needed)
  const say = (reason: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, reason)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const press = () => act(() => place.host.querySelector('button')?.click())
  say('Storm S16')
  press()
  expect(publish).not.toHaveBeenCalled()
  say('Storm S 16')
  press()
  expect(publish).toHaveBeenCalledWith('Storm S 16')
})
