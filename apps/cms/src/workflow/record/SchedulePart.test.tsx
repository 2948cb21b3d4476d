// @vitest-environment jsdom

import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { en } from '../../language/en.ts'
import { componentPlace, spoken } from '../../testing/admin-component.ts'
import { planTimes } from './plan-times.ts'
import { SchedulePart } from './SchedulePart.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())
vi.mock('next/navigation', async () => (await import('../../testing/navigation.ts')).navigation())

const place = componentPlace()
beforeEach(() => {
  spoken.language = 'en'
  vi.useFakeTimers({ now: new Date(2026, 2, 2, 9, 5), toFake: ['Date'] })
})
const shown = () => {
  const planned = vi.fn(async () => true)
  act(() => place.root.render(<SchedulePart plans={[]} mayPublish mayPlan seen="7" act={planned} />))
  const field = place.host.querySelector('input') as HTMLInputElement
  const plan = (at: string) => {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, at)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    act(() => [...place.host.querySelectorAll('button')].find(({ textContent }) => textContent === en.schedule.publishThen)?.click())
  }
  return { planned, field, plan }
}

it('offers times from the next minute on and within ten years', () => {
  const { field } = shown()
  const { min, max } = planTimes(new Date())
  expect([field.min, field.max]).toEqual([min, max])
})

it.each(['2026-03-02T09:00', '2062-03-02T09:00'])('asks for another time where the server would refuse it: %s', (at) => {
  const { planned, plan } = shown()
  plan(at)
  expect(planned).not.toHaveBeenCalled()
})

it('plans for a time within them', () => {
  const { planned, plan } = shown()
  plan('2026-03-03T09:00')
  const body = { type: 'publish', at: new Date(2026, 2, 3, 9).toISOString(), reason: '', seen: '7' }
  expect(planned).toHaveBeenCalledWith('publish 2026-03-03T09:00', 'schedule', body, en.schedule.planned)
})
