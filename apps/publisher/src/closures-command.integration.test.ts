import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { startedProcess } from '@bank/api/testing/started-process.ts'
import { closeBranches, listClosures } from '@bank/content/closures/change-closures.ts'
import { closureAlertId } from '@bank/content/closures/closure-alert.ts'
import type { Store } from '@bank/content/store/open-store.ts'
import { readCollection } from '@bank/content/store/read-store.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { environmentOf, openSmallStore, smallDataFolder } from './testing/small-store.ts'

const words = { reason: { en: 'Hurricane Odette', es: 'Huracán Odette' } }
const alertId = closureAlertId(words)
const args = ['close', '--state', 'LA', '--reason', words.reason.en, '--reason-es', words.reason.es, '--by', 'Ana Ruiz']
const branches = ['branch-0', 'branch-1', 'branch-2', 'branch-3', 'branch-4', 'branch-5']

let dataDir: string
let store: Store
beforeEach(async () => {
  dataDir = await smallDataFolder()
  store = await openSmallStore(dataDir)
  for (const id of branches)
    await store.payload.create({
      collection: 'locations',
      locale: 'en',
      data: {
        id,
        title: id,
        state: 'LA',
        city: 'Houma',
        locationType: [{ type: 'branch' }],
        mon: 'Mon-Fri 9-5',
        _status: 'published',
      } as never,
    })
})
afterEach(async () => {
  await store.close()
  await rm(dataDir, { recursive: true, force: true })
})

const closed = async () => (await listClosures(store)).map(({ branch }) => branch.place.id).toSorted()
const logged = async () =>
  (await store.payload.find({ collection: 'closure-log', depth: 0, pagination: false })).docs.map(({ location }) => location).toSorted()

it.each([0, 320])(
  'a close that is killed %i ms behind its alert leaves all branches closed or none, and the next one completes it',
  async (later) => {
    const { child } = startedProcess('../../publisher/src/closures-command.ts', environmentOf(dataDir), args)
    const ended = once(child, 'close')
    await expect.poll(async () => (await readCollection(store, 'alerts', { ids: [alertId] })).length, { interval: 5 }).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, later))
    child.kill('SIGKILL')
    await ended
    const left = await closed()
    expect([[], branches]).toContainEqual(left)
    expect(await logged()).toEqual(left)
    await closeBranches(store, {
      asked: { states: ['LA'], counties: [], slugs: [] },
      ...{ words, atm: false, by: 'Ana Ruiz', now: new Date(), command: 'close --state LA' },
    })
    expect([await closed(), await logged()]).toEqual([branches, branches])
  },
)
