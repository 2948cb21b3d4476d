// @vitest-environment jsdom

import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { componentPlace, spoken } from '../../testing/admin-component.ts'
import { EmergencyPart } from './EmergencyPart.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())
vi.mock('next/navigation', async () => (await import('../../testing/navigation.ts')).navigation())

const place = componentPlace()

it.each([
  ['en', 'At least 10 characters.'],
  ['es', 'Al menos 10 caracteres.'],
])(
  'says in %s how long a reason has to be, and publishes with one of that length, which stays until it is taken',
  async (language, needed) => {
    spoken.language = language
    const publish = vi.fn(async () => false)
    const step = { was: null, mayPublish: true, mayAct: true, sendsMails: false, isOwn: false, publish, confirm: vi.fn() }
    act(() => place.root.render(<EmergencyPart {...step} />))
    const field = place.host.querySelector('textarea') as HTMLTextAreaElement
    expect(place.host.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent).toBe(needed)
    const say = (reason: string) =>
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, reason)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
    const press = () => act(async () => place.host.querySelector('button')?.click())
    const closesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    say('Storm S16')
    await press()
    expect(publish).not.toHaveBeenCalled()
    say('Storm S 16')
    await press()
    expect(publish).toHaveBeenCalledWith('Storm S 16')
    // It was refused, so the reason is not sent yet.
    expect([field.value, closesUnasked()]).toEqual(['Storm S 16', false])
    publish.mockResolvedValue(true)
    await press()
    expect([field.value, closesUnasked()]).toEqual(['', true])
  },
)
