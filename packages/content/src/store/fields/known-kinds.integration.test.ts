import { expect, it } from 'vitest'
import { exportSnapshot } from '../../export/export-snapshot.ts'
import { adminApi } from '../../testing/admin-api.ts'
import { filledStore } from '../../testing/store.ts'

it('a block of a kind that does not exist is opened without it and can be mended, and is named where it would be published', async () => {
  const store = await filledStore()
  const content = [{ id: 'row', blockType: 'nonesuch' }]
  await store.payload.db.updateOne({ collection: 'blocks', id: 'home-banner', data: { content } })
  const { signIn } = await adminApi(store)
  const { call } = await signIn('ana@bank.example')
  const path = '/blocks/home-banner?locale=en&depth=0'
  expect((await call('GET', path)).body['content']).toEqual([])
  await expect(exportSnapshot(store, store.dataDir)).rejects.toThrow('nonesuch')
  const mended = [{ blockType: 'simpleContent', content: '<p>Mended</p>' }]
  expect((await call('PATCH', `${path}&draft=true`, { content: mended })).status).toBe(200)
  expect((await call('GET', `${path}&draft=true`)).body['content']).toMatchObject(mended)
})
