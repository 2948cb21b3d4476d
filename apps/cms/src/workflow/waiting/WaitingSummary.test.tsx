// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { componentPlace, signedIn } from '../../testing/admin-component.ts'
import { WaitingSummary } from './WaitingSummary.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
afterEach(() => {
  signedIn.user = null
})

const askedBy = async (roles: readonly string[]) => {
  const asked = vi.fn(async (path: string) => Response.json(path.endsWith('status') ? { now: 1 } : []))
  vi.stubGlobal('fetch', asked)
  signedIn.user = { id: 1, roles } as typeof signedIn.user
  await act(async () => place.root.render(<WaitingSummary />))
  return asked.mock.calls.map(([path]) => path)
}

it.each([[[]], [['leads']]])('asks for nothing that an account with the roles %j is refused', async (roles) => {
  expect(await askedBy(roles)).toEqual([])
})

it.each([['writer'], ['approver'], ['administrator']])('asks what waits for an account of a %s', async (role) => {
  expect(await askedBy([role])).toEqual(expect.arrayContaining(['/api/workflow/queue', '/api/workflow/plans']))
})
