import { expect, it } from 'vitest'
import { bankTime } from '../../spanish/bank-time.ts'
import { keptRelease } from '../labels/site-release.ts'
import { recordName } from './record-name.ts'

const id = '21-60ffba669aac-7f17f95d'
const first = '2026-03-02T15:04:00.000Z'

const read = (language: string, entry: object, overrideAccess = false) =>
  recordName({ overrideAccess, req: { i18n: { language }, user: null }, siblingData: entry, value: id } as unknown as Parameters<
    typeof recordName
  >[0])

const entryOf = (kept: string) => ({ kind: 'site-release', difference: [{ field: 'inForce', before: 'another', after: kept }] })

it.each([
  ['en', 'Release of'],
  ['es', 'Edición del'],
])('names a release of the site by its time, in %s, and no id', async (language, words) => {
  expect(await read(language, entryOf(keptRelease({ id, first })))).toBe(`${words} ${bankTime(language, first)}`)
})

it.each([
  ['of an older entry, which holds no time', entryOf(keptRelease({ id, first: undefined }))],
  ['where nothing more is kept', { kind: 'site-release', difference: null }],
  ['of another kind of record', { ...entryOf(keptRelease({ id, first })), kind: 'pages' }],
])('leaves the id %s', async (_, entry) => {
  expect(await read('en', entry)).toBe(id)
})

it('leaves the id for our own programs', async () => {
  expect(await read('en', entryOf(keptRelease({ id, first })), true)).toBe(id)
})
