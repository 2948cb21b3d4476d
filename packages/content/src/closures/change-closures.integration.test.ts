import { testLocations } from '@bank/sample/locations.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { importContent } from '../import/import-content.ts'
import type { Store } from '../store/open-store.ts'
import { readCollection } from '../store/read-store.ts'
import { createEditor } from '../testing/admin-api.ts'
import { writeFixture } from '../testing/content.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { temporaryStore } from '../testing/store.ts'
import { type CloseRequest, closeBranches, listClosures, reopenBranches } from './change-closures.ts'
import { closureAlertId } from './closure-alert.ts'

const quiet = { begin: () => {}, step: () => {}, note: () => {}, end: () => {} }
const words = { reason: { en: 'Hurricane Odette', es: 'Huracán Odette' } }
const alertId = closureAlertId(words)
const doer = { by: 'Ana Ruiz', now: new Date('2026-11-24T04:30:00Z'), command: 'close --state LA' }
const louisiana: CloseRequest = { ...doer, asked: { states: ['LA'], counties: [], slugs: [] }, words, atm: false }

let store: Store
let folder: string
beforeEach(async () => {
  store = await temporaryStore()
  folder = await writeFixture(await temporaryFolder(), { 'locations.yaml': testLocations })
  await importContent(store, folder, quiet)
})

const ids = (branches: readonly { readonly place: { readonly id: string } }[]) => branches.map(({ place }) => place.id)
const content = async (slug: string, id: string, version: 'published' | 'latest' = 'published') =>
  (await readCollection(store, slug, { version, ids: [id] }))[0]?.content
const closureOf = async (id: string) => (await content('locations', id))?.['closure']
const log = async () =>
  (await store.payload.find({ collection: 'closure-log', sort: 'id', depth: 0, pagination: false })).docs.map(
    ({ id: _, ...entry }) => entry,
  )

describe('closing branches', () => {
  it('writes alert, branches and log, with the day by the clocks of the branch, and leaves the rest of the content alone', async () => {
    const before = await content('locations', 'covington')
    const result = await closeBranches(store, louisiana)
    expect([ids(result.closed), ids(result.already), result.machines, result.alert]).toEqual([
      ['covington', 'mandeville'],
      [],
      ['covington-hospital-atm'],
      alertId,
    ])
    // Half past ten in the evening of the 23rd in Louisiana.
    const closure = { since: '2026-11-23', reason: words.reason }
    expect(await content('locations', 'covington')).toEqual({ ...before, closure })
    expect(await closureOf('covington-hospital-atm')).toBeUndefined()
    expect(await content('alerts', alertId)).toEqual({
      id: alertId,
      approved: true,
      order: 0,
      type: 'urgent',
      description: {
        en: '<b>Closed until further notice: Hurricane Odette.</b> All branches in Louisiana. <a href="/locations/">Find an open branch</a>',
        es: '<b>Cerrado hasta nuevo aviso: Huracán Odette.</b> Todas las sucursales de Luisiana. <a href="/locations/">Busque una sucursal abierta</a>',
      },
    })
    expect(await log()).toEqual(
      ['covington', 'mandeville'].map((location) => ({
        location,
        action: 'closed',
        at: '2026-11-24T04:30:00.000Z',
        by: 'Ana Ruiz',
        reason: 'Hurricane Odette',
        asked: 'close --state LA',
      })),
    )
    expect((await listClosures(store)).map(({ branch, by }) => [branch.place.id, by])).toEqual([
      ['covington', 'Ana Ruiz'],
      ['mandeville', 'Ana Ruiz'],
    ])
  })

  it('says what is closed already and changes nothing of it, whatever the reason', async () => {
    await closeBranches(store, { ...louisiana, asked: { states: [], counties: [], slugs: ['mandeville'] } })
    const repairs = { ...louisiana, words: { reason: { en: 'Repairs' } } }
    const second = await closeBranches(store, repairs)
    expect([ids(second.closed), ids(second.already)]).toEqual([['covington'], ['mandeville']])
    expect(await closureOf('mandeville')).toEqual({ since: '2026-11-23', reason: words.reason })
    const third = await closeBranches(store, repairs)
    expect([ids(third.closed), ids(third.already), third.alert]).toEqual([[], ['covington', 'mandeville'], undefined])
    expect(await log()).toHaveLength(2)
  })

  it('refuses what is not there with all problems, and has changed nothing then', async () => {
    const asked = { states: ['LA', 'OK'], counties: [], slugs: ['covingtn'] }
    await expect(closeBranches(store, { ...louisiana, asked })).rejects.toThrow(
      'There is no location in a state OK; there are some in AL, LA, TX.\nThere is no location covingtn. Did you mean covington',
    )
    expect([await closureOf('covington'), await log(), await content('alerts', alertId)]).toEqual([undefined, [], undefined])
  })

  it('by two commands at once closes everything once, and their alert tells all of it', async () => {
    const one = { ...louisiana, asked: { states: [], counties: ['St. Tammany, LA'], slugs: [] } }
    const other = { ...louisiana, asked: { states: ['LA', 'TX'], counties: [], slugs: [] }, by: 'Bo Lee' }
    const results = await Promise.all([closeBranches(store, one), closeBranches(store, other)])
    expect(results.flatMap(({ closed }) => ids(closed)).sort()).toEqual(['covington', 'houston-midtown', 'mandeville'])
    expect((await log()).map(({ location }) => location).sort()).toEqual(['covington', 'houston-midtown', 'mandeville'])
    expect(JSON.stringify(await content('alerts', alertId))).toContain('All branches in Louisiana and Midtown.')
  })

  it('that fails behind its alert is completed by the same command', async () => {
    const { create } = store.payload
    store.payload.create = ((options: { collection: string }) =>
      options.collection === 'closure-log'
        ? Promise.reject(new Error('The disk is full'))
        : create.call(store.payload, options as never)) as never
    await expect(closeBranches(store, louisiana)).rejects.toThrow('The disk is full')
    store.payload.create = create
    expect(await content('alerts', alertId)).toMatchObject({ approved: true })
    expect(await closureOf('covington')).toBeUndefined()
    const completed = await closeBranches(store, louisiana)
    expect(ids(completed.closed)).toEqual(['covington', 'mandeville'])
    expect(await log()).toHaveLength(2)
  })

  it('publishes none of a draft that an editor has saved, which stays the newest version', async () => {
    await store.payload.update({
      collection: 'locations',
      id: 'covington',
      locale: 'en',
      draft: true,
      data: { phone: '985-555-0199', _status: 'draft' },
    })
    await closeBranches(store, louisiana)
    expect(await content('locations', 'covington')).toMatchObject({ phone: '985-555-0134', closure: { since: '2026-11-23' } })
    const [draft] = await readCollection(store, 'locations', { version: 'latest', ids: ['covington'] })
    expect(draft).toMatchObject({ published: false, content: { phone: '985-555-0199', closure: { since: '2026-11-23' } } })
    await reopenBranches(store, ['covington'], doer)
    expect(await content('locations', 'covington', 'latest')).toMatchObject({ phone: '985-555-0199' })
    expect(await content('locations', 'covington', 'latest')).not.toHaveProperty('closure')
  })

  it('outlives an import of the content files, and a reopened branch is what they say again', async () => {
    await closeBranches(store, louisiana)
    expect((await importContent(store, folder, quiet)).kept).toEqual(['locations/covington', 'locations/mandeville'])
    expect(await closureOf('covington')).toBeDefined()
    await reopenBranches(store, ['covington', 'mandeville'], doer)
    expect(await importContent(store, folder, quiet)).toMatchObject({ kept: [], written: 0 })
  })
})

describe('reopening branches', () => {
  it('brings the alert to what is left, ends it with the last one, and says what was open', async () => {
    await closeBranches(store, { ...louisiana, atm: true })
    const first = await reopenBranches(store, ['covington-longleaf-avenue', 'houston-midtown'], { ...doer, by: 'Bo Lee' })
    expect([ids(first.reopened), first.wereOpen]).toEqual([['covington'], ['houston-midtown']])
    expect(await content('locations', 'covington')).not.toHaveProperty('closure')
    expect(JSON.stringify(await content('alerts', alertId))).toContain('</b> Mandeville and Parish hospital ATM. ATMs at these branches')
    await reopenBranches(store, ['mandeville', 'covington-hospital-atm'], doer)
    expect(await content('alerts', alertId)).toMatchObject({ archived: true })
    const entries = await log()
    expect(entries.map(({ location, action, by }) => `${location} ${action} ${by}`)).toEqual([
      'covington closed Ana Ruiz',
      'mandeville closed Ana Ruiz',
      'covington-hospital-atm closed Ana Ruiz',
      'covington reopened Bo Lee',
      'mandeville reopened Ana Ruiz',
      'covington-hospital-atm reopened Ana Ruiz',
    ])
    const again = await reopenBranches(store, ['mandeville'], doer)
    expect([again.reopened, again.wereOpen, (await log()).length]).toEqual([[], ['mandeville'], entries.length])
    await closeBranches(store, louisiana)
    expect(await content('alerts', alertId)).not.toHaveProperty('archived')
  })

  it('refuses names that there are not', async () => {
    await expect(reopenBranches(store, ['covington', 'houston-midtwn'], doer)).rejects.toThrow('Did you mean houston-midtown?')
    await expect(reopenBranches(store, [], doer)).rejects.toThrow('Say which branches to reopen')
  })
})

describe('what the store keeps of hours', () => {
  it('is no last day before the first one: a save is refused', async () => {
    const save = (lastDay: string) =>
      store.payload.update({
        collection: 'locations',
        id: 'covington',
        locale: 'en',
        data: { firstDay: '2026-12-07', lastDay, _status: 'published' },
      })
    await expect(save('2026-12-06')).rejects.toThrow(/last ?day/i)
    expect(await content('locations', 'covington')).not.toHaveProperty('lastDay')
    await save('2026-12-07')
    expect(await content('locations', 'covington')).toMatchObject({ firstDay: '2026-12-07', lastDay: '2026-12-07' })
  })
})

describe('what the store keeps of closures', () => {
  it('is a log that nobody changes or removes', async () => {
    await closeBranches(store, louisiana)
    const [entry] = (await store.payload.find({ collection: 'closure-log', depth: 0 })).docs
    const id = entry?.id ?? ''
    await expect(store.payload.update({ collection: 'closure-log', id, data: { by: 'Nobody' } })).rejects.toThrow('only ever added to')
    await expect(store.payload.delete({ collection: 'closure-log', id })).rejects.toThrow('only ever added to')
    expect(await log()).toHaveLength(2)
  })

  it('is no field that editors write: their saves leave a closure as it is', async () => {
    await closeBranches(store, louisiana)
    const user = await createEditor(store, 'ana@example.com', ['locations'])
    await store.payload.update({
      collection: 'locations',
      id: 'covington',
      locale: 'en',
      overrideAccess: false,
      user: { ...user, collection: 'users' } as never,
      draft: true,
      data: { phone: '985-555-0198', closure: { since: null, reason: 'None' } },
    })
    await store.payload.update({ collection: 'locations', id: 'covington', locale: 'en', data: { _status: 'published' } })
    expect(await content('locations', 'covington')).toMatchObject({
      phone: '985-555-0198',
      closure: { since: '2026-11-23', reason: words.reason },
    })
  })
})
