import { describe, expect, it } from 'vitest'
import type { Store } from '../store/open-store.ts'
import { filledStore } from '../testing/store.ts'
import { exportSnapshot } from './export-snapshot.ts'

type Change = { readonly slug: string; readonly id: string; readonly data: Record<string, unknown> }

/** Saves as the admin does; gives the messages that the editor gets, each behind the way to its field. */
const save = async ({ payload }: Store, { slug, id, data }: Change, draft: boolean): Promise<string> => {
  try {
    await payload.update({ collection: slug, id, locale: 'en', data, draft })
    return ''
  } catch (error) {
    const { errors } = (error as { data: { errors: readonly { path: string; message: string }[] } }).data
    return errors.map(({ path, message }) => `${path}: ${message}`).join('\n')
  }
}

/** Puts a broken value into the database past all checks, as an older version or a careless script might have. */
const sneakIn = ({ payload }: Store, { slug, id, data }: Change) => payload.db.updateOne({ collection: slug, id, data })

const row = (kind: string, fields: object) => ({ content: [{ id: 'row', blockType: kind, ...fields }] })

const columns = (count: number, title: (text: string) => unknown) =>
  Array.from({ length: count }, (_, index) => ({ id: `column-${index}`, title: title(`Column ${index}`), content: [] }))

const cases: readonly { name: string; change: Change; stored?: Record<string, unknown>; onSave: string; onExport: string }[] = [
  {
    name: '[D-BLK-13] a layout that is not in the list',
    change: { slug: 'blocks', id: 'ask-en', data: row('ctaBox', { layout: 'billboard' }) },
    onSave: 'content.0.layout: This must be one of standard, mini, full.',
    onExport: 'blocks ask-en, field layout, value "billboard": must be one of standard, mini, full',
  },
  {
    name: '[D-BLK-1] a page with a block that does not exist',
    change: { slug: 'pages', id: 'home', data: { blocks: [{ id: 'only', block: 'nowhere' }] } },
    onSave: 'blocks.0.block: There is no block “nowhere-en”, “nowhere”, “nowhere-es”.',
    onExport: 'pages home, field blocks, row 1, block, value "nowhere": there is no such record in blocks',
  },
  {
    name: '[D-STORE-1] a page at an address that the site needs for itself',
    change: { slug: 'pages', id: 'home', data: { uri: '/en/home/' } },
    onSave: 'uri: This must not begin with /en/: the site itself puts the language before it.',
    onExport: 'pages home, field uri, value "/en/home/": must not begin with /en/: the site itself puts the language before it',
  },
  {
    name: 'a picture that does not exist',
    change: { slug: 'blocks', id: 'home-banner', data: row('banner', { backgroundImage: 'nothing' }) },
    onSave: 'content.0.backgroundImage: There is no record “nothing” in Pictures.',
    onExport: 'blocks home-banner, field backgroundImage, value "nothing": there is no such record in media',
  },
  {
    name: '[D-BLK-15] two columns instead of three',
    change: { slug: 'blocks', id: 'columns', data: row('triColumn', { columns: columns(2, (text) => text) }) },
    stored: row('triColumn', { columns: columns(2, (en) => ({ en })) }),
    onSave: 'must have exactly 3 rows, it has 2',
    onExport: 'must have exactly 3 rows, it has 2',
  },
  {
    name: '[D-BLK-15] no columns at all',
    change: { slug: 'blocks', id: 'columns', data: row('triColumn', {}) },
    onSave: 'content.0.columns: This must have exactly 3 rows, it has 0.',
    onExport: 'blocks columns, field columns, value []: must have exactly 3 rows, it has 0',
  },
  {
    name: '[D-ALERT-1] an alert expression that could hang a browser',
    change: { slug: 'alerts', id: 'storm', data: { urls: '/fine/\n~^(a+)+$~' } },
    onSave: "urls: Line 2 (~^(a+)+$~) could hang a visitor's browser",
    onExport: 'alerts storm, field urls, value "/fine/\\n~^(a+)+$~": line 2 (~^(a+)+$~) could hang a visitor\'s browser',
  },
  {
    name: '[D-STORE-6] [D-BLK-16] a menu whose JSON does not parse',
    change: { slug: 'menus', id: 'primary', data: { pages_json: '[{' } },
    onSave: 'pages_json: This is not valid JSON',
    onExport: 'menus primary, field pages_json, value "[{": is not valid JSON',
  },
  {
    name: '[D-STORE-1] a page without an English title',
    change: { slug: 'pages', id: 'home', data: { title: '' } },
    stored: { title: { es: 'Inicio', en: null } },
    onSave: 'title: This is required in English.',
    onExport: 'pages home, field title, in English: is required in English',
  },
  {
    name: '[D-STORE-1] a page without any title',
    change: { slug: 'pages', id: 'home', data: { title: null } },
    stored: { title: { es: null, en: null } },
    onSave: 'title: This is required in English.',
    onExport: 'pages home, field title: is required in English',
  },
  {
    name: '[CARD-16] [D-STORE-1] a post that is called nothing',
    change: { slug: 'posts', id: 'flood-insurance', data: { headline: null } },
    stored: { headline: { es: null, en: null } },
    onSave: 'title: This is required in English, unless Name or Headline is written.',
    onExport: 'posts flood-insurance, field title: is required in English, unless name or headline is written',
  },
  {
    name: '[D-STORE-1] a member of staff without a last name',
    change: { slug: 'staff', id: 'ana', data: { lastName: null } },
    onSave: 'lastName: This is required.',
    onExport: 'staff ana, field lastName: is required',
  },
  {
    name: '[PROD-17] [D-PROD-2] a product that neither the application service knows nor an address opens',
    change: { slug: 'products', id: 'everyday-checking-en', data: { fisProductID: '', ctaLink: ' ' } },
    onSave: 'fisProductID: This is required, unless Button Link is written.',
    onExport: 'products everyday-checking-en, field fisProductID: is required, unless ctaLink is written',
  },
]

describe.each(cases)('$name', ({ change, stored, onSave, onExport }) => {
  it('is refused on save, as a draft too, and refused on export', async () => {
    const store = await filledStore()
    expect(await save(store, change, false)).toContain(onSave)
    expect(await save(store, change, true)).toContain(onSave)
    await exportSnapshot(store, store.dataDir)
    await sneakIn(store, { ...change, data: stored ?? change.data })
    await expect(exportSnapshot(store, store.dataDir)).rejects.toThrow(onExport)
  })
})

describe('an account that can be opened without a word on what it earns', () => {
  const silent = { id: 'quiet-en', name: 'Quiet Savings', fisProductID: 'GPB-QUIET', approved: true, _status: 'published' }
  const refusal = 'products quiet-en, field rate: is required, unless paysNoInterest or ctaLink is written'

  it('is refused on save and on export', async () => {
    const store = await filledStore()
    const create = (data: object) => store.payload.create({ collection: 'products', locale: 'en', data: { ...silent, ...data } })
    await expect(create({})).rejects.toMatchObject({
      data: { errors: [{ path: 'rate', message: 'This is required, unless Pays No Interest or Button Link is written.' }] },
    })
    await create({ paysNoInterest: true })
    await exportSnapshot(store, store.dataDir)
    await sneakIn(store, { slug: 'products', id: 'quiet-en', data: { paysNoInterest: false } })
    await expect(exportSnapshot(store, store.dataDir)).rejects.toThrow(refusal)
  })

  it('is refused on export when its rate is taken off the site', async () => {
    const store = await filledStore()
    const bands = [{ id: 'only', yield: 0.02 }]
    await store.payload.create({
      collection: 'deposit-rates',
      locale: 'en',
      data: { id: 'quiet', bands, approved: true, _status: 'published' },
    })
    await store.payload.create({ collection: 'products', locale: 'en', data: { ...silent, rate: 'quiet' } })
    await exportSnapshot(store, store.dataDir)
    await store.payload.update({ collection: 'deposit-rates', id: 'quiet', locale: 'en', data: { archived: true } })
    await expect(exportSnapshot(store, store.dataDir)).rejects.toThrow(
      'products quiet-en, field rate, value "quiet": deposit-rates quiet is archived',
    )
  })
})

it('rates that do not say all they must are refused on export, with what they lack', async () => {
  const store = await filledStore()
  await exportSnapshot(store, store.dataDir)
  const published = { approved: true, _status: 'published' }
  await store.payload.create({ collection: 'deposit-rates', locale: 'en', data: { id: 'empty', ...published } })
  await store.payload.updateGlobal({ slug: 'settings', data: { savingsAsOf: null } })
  const { message } = (await exportSnapshot(store, store.dataDir).catch((error: unknown) => error)) as Error
  expect(message).toContain('deposit-rates empty, field bands: must have a row, unless usesSavingsTiers is set')
  expect(message).toContain('settings, field savingsAsOf: is required: rates are printed with the date on which they are accurate')
})

it('[D-STORE-1] refuses a new record that leaves out what is required', async () => {
  const { payload } = await filledStore()
  const refusal = payload.create({ collection: 'staff', locale: 'en', data: { id: 'bo', firstName: 'Bo' } })
  await expect(refusal).rejects.toMatchObject({ data: { errors: [{ path: 'lastName', message: 'This is required.' }] } })
})

it('[D-STORE-6] accepts a broken Audience_json on save and on export, with a warning, and keeps it as it is', async () => {
  const store = await filledStore()
  expect(await save(store, { slug: 'blocks', id: 'words', data: { Audience_json: '[{"audience":' } }, false)).toBe('')
  const { warnings, file } = await exportSnapshot(store, store.dataDir)
  expect(warnings).toEqual([
    expect.stringContaining('blocks words, field Audience_json, value "[{"audience":": is not a JSON list of audience rules'),
  ])
  const { default: snapshot } = await import(file, { with: { type: 'json' } })
  expect(snapshot.blocks.find(({ id }: { id: string }) => id === 'words').Audience_json).toBe('[{"audience":')
})

it('lets a Spanish half be saved without the English texts being sent', async () => {
  const store = await filledStore()
  await store.payload.update({ collection: 'pages', id: 'ask', locale: 'es', data: { title: 'Pregunte' } })
  await exportSnapshot(store, store.dataDir)
})
