// @vitest-environment jsdom

import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { componentPlace, form } from '../testing/admin-component.ts'
import { OpenFaults } from './OpenFaults.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
const fields = { list: { rows: [{ id: 'a', collapsed: true }] }, 'list.0.text': { valid: false } }
const show = (state: Partial<typeof form>) => {
  Object.assign(form, state)
  act(() => place.root.render(<OpenFaults />))
}
beforeEach(() => void form.dispatch.mockClear())

it('opens rows with faults once for each refusal of a save', () => {
  show({ fields })
  show({ isSaving: true })
  expect(form.dispatch).not.toHaveBeenCalled()
  show({ isSaving: false, isSubmitted: true })
  const opened = { type: 'SET_ROW_COLLAPSED', path: 'list', updatedRows: [{ id: 'a', collapsed: false }] }
  expect(form.dispatch.mock.calls).toEqual([[opened]])
  show({ fields: { ...fields } })
  expect(form.dispatch).toHaveBeenCalledTimes(1)
  show({ isSaving: true })
  show({ isSaving: false })
  expect(form.dispatch).toHaveBeenCalledTimes(2)
})
