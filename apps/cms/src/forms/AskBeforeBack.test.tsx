// @vitest-environment jsdom

import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { FollowBack } from '../addresses/FollowBack.tsx'
import { componentPlace, form } from '../testing/admin-component.ts'
import { AskBeforeBack } from './AskBeforeBack.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())
vi.mock('next/navigation', async () => (await import('../testing/navigation.ts')).navigation())

const place = componentPlace()
const [list, record] = ['/admin/collections/faq-questions?limit=10', '/admin/collections/faq-questions/one']
const state = { __NA: true, tree: ['one'] }

/** What is asked, and whether the router is told, when Back is pressed in a form. */
const back = async (to: string) => {
  history.pushState({ __NA: true }, '', to)
  history.pushState(state, '', record)
  act(() =>
    place.root.render(
      <FollowBack>
        <AskBeforeBack />
      </FollowBack>,
    ),
  )
  const happened: string[] = []
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    happened.push(`ask ${(event.target as HTMLAnchorElement).getAttribute('href')}`)
  }
  const go = () => void happened.push('router')
  document.addEventListener('click', ask, true)
  window.addEventListener('popstate', go)
  onTestFinished(() => {
    document.removeEventListener('click', ask, true)
    window.removeEventListener('popstate', go)
  })
  history.back()
  await vi.waitFor(() => expect(happened).not.toEqual([]))
  return { happened, at: location.pathname + location.search + location.hash, state: history.state as unknown }
}

it('asks as a link does before Back leaves what is not saved, and stays where it is', async () => {
  form.isModified = true
  const asked = `ask ${new URL(list, location.href).href}`
  expect(await back(list)).toEqual({ happened: [asked], at: record, state })
  expect(document.querySelector('a')).toBeNull()
})

it('lets Back leave what is saved, and go to another part of the same page', async () => {
  expect(await back(list)).toMatchObject({ happened: ['router'], at: list })
  form.isModified = true
  expect(await back(`${record}#field-title`)).toMatchObject({ happened: ['router'], at: `${record}#field-title` })
})
