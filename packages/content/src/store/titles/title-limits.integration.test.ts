import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { filledStore } from '../../testing/store.ts'

/** Fits exactly beside the name of the sample bank, and does not with one letter more. */
const suffix = ' | Gulf Pines Bank'
const fitting = `Checking and savings ${'s'.repeat(65 - suffix.length - 21)}`
const long = `${fitting}s`
const refusal = (field: string) => `${field}: This makes a page title of 66 characters with "${suffix}" behind it, and 65 fit: take 1 out.`

const messages = (save: Promise<unknown>): Promise<readonly string[]> =>
  save.then(
    () => [],
    ({ data }: { data: { errors: readonly { path: string; message: string }[] } }) =>
      data.errors.map(({ path, message }) => `${path}: ${message}`),
  )

describe('[D-SEO-2] a title that would be cut is refused on save', () => {
  it.each(['en', 'es'] as const)('of a page, in %s', async (locale) => {
    const { payload } = await filledStore()
    const save = (title: string) => messages(payload.update({ collection: 'pages', id: 'ask', locale, data: { title } }))
    expect(await save(long)).toEqual([refusal('title')])
    expect(await save(fitting)).toEqual([])
  })

  it('in Spanish for people whose admin is in Spanish', async () => {
    const { payload } = await filledStore()
    const { i18n } = await createLocalReq({}, payload)
    const req = { i18n: { ...i18n, language: 'es' as const } }
    expect(await messages(payload.update({ collection: 'pages', id: 'ask', locale: 'en', data: { title: long }, req }))).toEqual([
      `title: Da un título de página de 66 caracteres, seguido de «${suffix}», y caben 65: quite 1.`,
    ])
  })

  it('of an article, in the field that titles it alone', async () => {
    const { payload } = await filledStore()
    const save = (data: object) => messages(payload.update({ collection: 'posts', id: 'flood-insurance', locale: 'en', data }))
    expect(await save({ headline: long })).toEqual([refusal('headline')])
    expect(await save({ title: fitting, headline: long })).toEqual([])
    expect(await save({ title: long })).toEqual([refusal('title')])
    expect(await save({ uri: '/about/', title: long })).toEqual([])
  })

  it('of a location and of the home page, with the name that the bank has then', async () => {
    const { payload } = await filledStore()
    expect(await messages(payload.update({ collection: 'locations', id: 'covington', locale: 'es', data: { title: long } }))).toEqual([
      refusal('title'),
    ])
    const settings = (data: object) => messages(payload.updateGlobal({ slug: 'settings', locale: 'en', data }))
    expect(await settings({ siteTitle: long })).toEqual([refusal('siteTitle')])
    expect(await settings({ siteTitle: long, bankName: 'Pines Bank' })).toEqual([])
    expect(await messages(payload.update({ collection: 'pages', id: 'ask', locale: 'en', data: { title: long } }))).toEqual([])
  })
})
