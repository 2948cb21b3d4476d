// @vitest-environment jsdom

import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { componentPlace, form } from '../testing/admin-component.ts'
import { refusedSaves } from './refused-saves.ts'
import { StaysModified } from './StaysModified.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
const refuse = () => act(() => void refusedSaves.dispatchEvent(new Event('refused')))

it('keeps the form that is saved modified, and no other', () => {
  act(() => place.root.render(<StaysModified />))
  refuse()
  expect(form.calls).toEqual([])
  form.isSaving = true
  act(() => place.root.render(<StaysModified />))
  refuse()
  expect(form.calls).toEqual(['in the background true', 'modified true', 'in the background false'])
})
