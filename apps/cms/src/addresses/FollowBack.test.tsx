// @vitest-environment jsdom

import { adminComponents } from '@bank/content/store/collections/admin-parts.ts'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { componentPlace } from '../testing/admin-component.ts'
import { router } from '../testing/navigation.ts'
import { FollowBack } from './FollowBack.tsx'

vi.mock('next/navigation', async () => (await import('../testing/navigation.ts')).navigation())

const place = componentPlace()

it('shows the page of an address to which Back leads, where the router has no state of it', () => {
  expect(adminComponents.providers).toContain('@bank/cms/addresses/FollowBack.tsx#FollowBack')
  history.replaceState(null, '', '/admin/collections/faq-questions/one')
  act(() => place.root.render(<FollowBack>form</FollowBack>))
  expect(place.host.textContent).toBe('form')
  const come = (address: string, state: unknown) => {
    history.pushState(state, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
    return router.replace.mock.calls.splice(0)
  }
  const list = '/admin/collections/faq-questions?limit=10'
  expect(come(list, null)).toEqual([[list]])
  expect(come(list, { __NA: true })).toEqual([])
  expect(come('/admin/collections/faq-questions/one#title', null)).toEqual([])
})
