import { expect, it, vi } from 'vitest'
import { callWithRowsAsShown } from './rows-as-shown.ts'

it('tells the server which rows are open, and lets its answer close none', async () => {
  const state = {
    title: { value: 'A' },
    list: {
      rows: [
        { id: 'a', collapsed: true },
        { id: 'b', collapsed: true },
        { id: 'c', addedByServer: true, collapsed: true },
      ],
    },
  }
  const server = vi.fn(async (_: object) => ({ state, lockedState: null }))
  const rows = [{ id: 'a' }, { id: 'b', collapsed: true }]
  const answer = await callWithRowsAsShown(server)({
    name: 'form-state',
    args: { slug: 'pages', formState: { title: {}, list: { rows } } },
  })
  const told = [
    { id: 'a', collapsed: false },
    { id: 'b', collapsed: true },
  ]
  expect(server.mock.calls).toEqual([[{ name: 'form-state', args: { slug: 'pages', formState: { title: {}, list: { rows: told } } } }]])
  const kept = [{ id: 'a' }, { id: 'b' }, { id: 'c', addedByServer: true, collapsed: true }]
  expect(answer).toEqual({ state: { title: { value: 'A' }, list: { rows: kept } }, lockedState: null })
})

it('asks all else as it is asked', async () => {
  for (const asked of [
    { name: 'form-state', args: { data: {} } },
    { name: 'slugify', args: { formState: { list: { rows: [{}] } } } },
  ]) {
    const answer = { state: { list: { rows: [{ id: 'a', collapsed: true }] } } }
    const server = vi.fn(async (_: object) => answer)
    expect(await callWithRowsAsShown(server)(asked)).toBe(answer)
    expect(server).toHaveBeenCalledWith(asked)
  }
})
