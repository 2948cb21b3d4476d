import { expect, it } from 'vitest'
import { createEditor } from '../../testing/admin-api.ts'
import { temporaryFolder } from '../../testing/folder.ts'
import { temporaryPostgres } from '../../testing/postgres.ts'
import { temporaryStore } from '../../testing/store.ts'
import { isPrepared } from './is-prepared.ts'

it.each(['SQLite', 'PostgreSQL'] as const)('on %s a store is prepared once it has every migration and an editor', async (kind) => {
  const postgres = kind === 'PostgreSQL' ? await temporaryPostgres() : undefined
  const store = await temporaryStore(postgres)
  const url = postgres ?? `file:${store.dataDir}/store.db`
  expect(await isPrepared(url)).toBe(false)
  await createEditor(store, 'ana@bank.example')
  expect(await isPrepared(url)).toBe(true)
  const { docs } = await store.payload.find({ collection: 'payload-migrations', limit: 1, sort: '-createdAt' })
  await store.payload.delete({ collection: 'payload-migrations', id: docs[0]?.id as number })
  expect(await isPrepared(url)).toBe(false)
})

it('one that is not there, or cannot be reached, is not prepared, and none is made', async () => {
  const folder = await temporaryFolder()
  expect(await isPrepared(`file:${folder}/none.db`)).toBe(false)
  expect(await isPrepared(`file:${folder}/none.db`)).toBe(false)
  expect(await isPrepared('postgres://bank:secret@127.0.0.1:1/none')).toBe(false)
})
