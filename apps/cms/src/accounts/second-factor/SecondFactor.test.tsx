// @vitest-environment jsdom

import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { componentPlace } from '../../testing/admin-component.ts'
import { factorTexts } from './factor-texts.ts'
import { SecondFactor } from './SecondFactor.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
const press = (words: string, times: number) =>
  act(async () => {
    const button = [...place.host.querySelectorAll('button')].find(({ textContent }) => textContent === words)
    for (let time = 0; time < times; time += 1) button?.click()
  })

it('sets it up once for a double press, and shows the codes alone', async () => {
  const { start, confirm } = factorTexts.en
  const asked: string[] = []
  let since: string | undefined
  vi.stubGlobal('fetch', async (path: string, { method }: { readonly method: string }) => {
    if (method === 'GET') return Response.json({ since, codesLeft: 8 })
    const what = path.split('/').at(-1) ?? ''
    asked.push(what)
    if (what === 'start') return Response.json({ secret: 'ABCDEFGH', picture: [[true]] })
    if (since) return Response.json({ errors: [{ message: 'The second factor is set up already.' }] }, { status: 403 })
    since = '2026-12-01T12:00:00.000Z'
    return Response.json({ codes: ['one-two'] })
  })
  await act(async () => place.root.render(<SecondFactor />))
  await press(start, 1)
  await press(confirm, 2)
  expect(asked).toEqual(['start', 'confirm'])
  expect(place.host.querySelector('code')?.textContent).toBe('one-two')
  expect(place.host.querySelector('[role=alert]')).toBeNull()
})
