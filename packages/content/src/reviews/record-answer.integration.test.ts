import { createLocalReq } from 'payload'
import { expect, it, vi } from 'vitest'
import { adminApi, createEditor } from '../testing/admin-api.ts'
import { filledStore } from '../testing/store.ts'
import { workflowEndpoints } from './workflow-endpoints.ts'

it('where a draft is, is answered by asking the history once', async () => {
  const store = await filledStore()
  const { payload } = store
  const writer = await (await adminApi(store)).signIn('writer@bank.example', 'writer')
  await writer.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'Welcome', changeReason: 'Plain words' })
  await payload.update({ collection: 'pages', id: 'home', data: { _status: 'draft' } })
  const user = { ...(await createEditor(store, 'approver@bank.example', ['approver'])), collection: 'users' } as never
  const req = Object.assign(await createLocalReq({ user }, payload), { query: { slug: 'pages', id: 'home' } })
  const find = vi.spyOn(payload, 'find')
  const answer = await workflowEndpoints(false)
    .find(({ path }) => path === '/workflow/record')
    ?.handler(req)
  expect(await answer?.json()).toMatchObject({ waiting: { reasons: [{ reason: 'Plain words' }] }, may: { approve: true, takeOff: false } })
  expect(find.mock.calls.filter(([{ collection }]) => collection === 'history')).toHaveLength(1)
})
