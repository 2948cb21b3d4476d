import { expect, it } from 'vitest'
import { faultyFields, rowsToOpen } from './rows-to-open.ts'

const closed = (id: string) => ({ id, collapsed: true })

const state = {
  title: { valid: true },
  list: { valid: true, rows: [closed('a'), closed('b'), { id: 'c' }] },
  'list.1.inner': { rows: [closed('d')] },
  'list.1.inner.0.text': { valid: false },
  'list.10.text': { valid: false },
  'list.2.text': { valid: false },
  other: { valid: false, rows: [closed('e')] },
}

it('opens the rows that hold faults, and those around them', () => {
  const faulty = faultyFields(state)
  expect(faulty).toEqual(['list.1.inner.0.text', 'list.10.text', 'list.2.text', 'other'])
  expect(rowsToOpen(state, faulty)).toEqual([
    { path: 'list', rows: [closed('a'), { id: 'b', collapsed: false }, { id: 'c' }] },
    { path: 'list.1.inner', rows: [{ id: 'd', collapsed: false }] },
  ])
  expect(rowsToOpen(state, ['list.2.text', 'title'])).toEqual([])
})
