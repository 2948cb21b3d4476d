// @vitest-environment jsdom

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en } from '../language/en.ts'
import { spoken } from '../testing/spoken-language.ts'
import { planTimes } from './plan-times.ts'
import { SchedulePart } from './SchedulePart.tsx'

vi.mock('@payloadcms/ui', async () => {
  const { spoken: i18n } = await import('../testing/spoken-language.ts')
  return { useTranslation: () => ({ i18n }) }
})

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let host: HTMLElement
let root: Root
beforeEach(() => {
  spoken.language = 'en'
  vi.useFakeTimers({ now: new Date(2026, 2, 2, 9, 5), toFake: ['Date'] })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  act(() => root.unmount())
  host.remove()
  vi.useRealTimers()
})

const shown = () => {
  const planned = vi.fn(async () => true)
  act(() => root.render(<SchedulePart plans={[]} mayPublish mayPlan seen="7" act={planned} />))
  const field = host.querySelector('input') as HTMLInputElement
  const plan = (at: string) => {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, at)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    act(() => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === en.schedule.publishThen)?.click())
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
  expect(planned).toHaveBeenCalledWith('schedule', body, en.schedule.planned)
})
