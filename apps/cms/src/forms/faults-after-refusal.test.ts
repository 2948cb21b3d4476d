import { expect, it, vi } from 'vitest'
import { callKeepingRefusal } from './faults-after-refusal.ts'

const state = (skipValidation: boolean) => ({ name: 'form-state', args: { collectionSlug: 'pages', skipValidation } })
const call = () => vi.fn(async ({ args }: { readonly args: object }) => args)

it('asks once more for the faults of a form whose save was refused while its state was on the way', async () => {
  const lastSave = { isRefused: false }
  const server = call()
  const ask = callKeepingRefusal(server, lastSave)
  const answer = ask(state(true))
  lastSave.isRefused = true
  expect(await answer).toEqual(state(false).args)
  expect(server.mock.calls).toEqual([[state(true)], [state(false)]])
  expect(await ask(state(true))).toEqual(state(true).args)
})

it('asks once where the form asks for its faults itself', async () => {
  const lastSave = { isRefused: true }
  const server = call()
  const ask = callKeepingRefusal(server, lastSave)
  expect(await ask({ name: 'slugify', args: {} })).toEqual({})
  expect(await ask(state(false))).toEqual(state(false).args)
  expect(await ask(state(true))).toEqual(state(true).args)
  expect(server).toHaveBeenCalledTimes(3)
})

it('asks once where nothing was refused', async () => {
  const server = call()
  expect(await callKeepingRefusal(server, { isRefused: false })(state(true))).toEqual(state(true).args)
  expect(server).toHaveBeenCalledOnce()
})
