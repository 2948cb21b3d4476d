import { testLocations } from '@bank/sample/locations.ts'
import { expect, it } from 'vitest'
import { importContent } from '../import/import-content.ts'
import { readCollection } from '../store/read-store.ts'
import { writeFixture } from '../testing/content.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { temporaryPostgres } from '../testing/postgres.ts'
import { temporaryStore } from '../testing/store.ts'
import { closeBranches, listClosures, reopenBranches } from './change-closures.ts'
import { closureAlertId } from './closure-alert.ts'

const quiet = { begin: () => {}, step: () => {}, note: () => {}, end: () => {} }
const words = { reason: { en: 'Hurricane Odette', es: 'Huracán Odette' } }
const doer = { by: 'Ana Ruiz', now: new Date('2026-11-24T04:30:00Z'), command: 'close' }

it('on PostgreSQL branches are closed by commands that come at once, logged and reopened as on SQLite', async () => {
  const store = await temporaryStore(await temporaryPostgres())
  await importContent(store, await writeFixture(await temporaryFolder(), { 'locations.yaml': testLocations }), quiet)
  const alert = async () => (await readCollection(store, 'alerts', { version: 'published', ids: [closureAlertId(words)] }))[0]?.content
  const closed = async () => (await listClosures(store)).map(({ branch, by }) => `${branch.place.id} ${by}`).toSorted()
  const request = (states: readonly string[]) => ({ ...doer, asked: { states, counties: [], slugs: [] }, words, atm: false })
  const results = await Promise.all([closeBranches(store, request(['LA'])), closeBranches(store, request(['LA', 'TX']))])
  expect(results.flatMap((result) => result.closed.map(({ place }) => place.id)).toSorted()).toEqual([
    'covington',
    'houston-midtown',
    'mandeville',
  ])
  expect(await closed()).toEqual(['covington Ana Ruiz', 'houston-midtown Ana Ruiz', 'mandeville Ana Ruiz'])
  expect(JSON.stringify(await alert())).toContain('All branches in Louisiana and Midtown.')
  await reopenBranches(store, ['covington', 'houston-midtown', 'mandeville'], doer)
  expect([await closed(), await alert()]).toEqual([[], expect.objectContaining({ archived: true })])
  expect((await store.payload.find({ collection: 'closure-log', depth: 0, pagination: false })).totalDocs).toBe(6)
})
