import { expect, it } from 'vitest'
import { describeProblem } from '../records/problem.ts'
import type { Store } from '../store/open-store.ts'
import { filledStore } from '../testing/store.ts'
import { type ContentMirror, mirrorContent } from './content-mirror.ts'

const saveDraft = ({ payload }: Store, collection: string, id: string, data: object) =>
  payload.update({ collection, id, locale: 'en', draft: true, data: { ...data, _status: 'draft' } })

/** Breaks a draft past all checks, as a careless script may: a column of its newest version becomes null. */
const breakDraft = async (store: Store, collection: string, id: string, column: string): Promise<void> => {
  await saveDraft(store, collection, id, {})
  const table = `_${collection}_v`
  const raw = `update ${table} set ${column} = null where id = (select max(id) from ${table} where parent_id = '${id}')`
  const { db } = store.payload
  await (db as unknown as { execute: (argument: object) => Promise<unknown> }).execute({ drizzle: db['drizzle'], raw })
}

const newPage = ({ payload }: Store, id: string, data: object) =>
  payload.create({ collection: 'pages', locale: 'en', draft: true, data: { id, uri: `/${id}/`, title: id, _status: 'draft', ...data } })

const preview = async (content: ContentMirror) => {
  await content.refresh()
  const { snapshot, problems } = await content.withDrafts()
  return { ...snapshot.records, blocks: snapshot.blocks, problems: problems.map(describeProblem), snapshot }
}

const titleOf = (
  pages: readonly { readonly id: string; readonly title?: { readonly en?: string | undefined } | undefined }[],
  id: string,
) => pages.find((page) => page.id === id)?.title?.en

it('shows newest drafts in place of what is published, which stays as it is', async () => {
  const store = await filledStore()
  const content = mirrorContent(store)
  const before = await preview(content)
  expect(before.snapshot).toEqual((await content.snapshot()).snapshot)
  const published = await content.snapshot()

  await saveDraft(store, 'pages', 'home', { title: 'Half a thought' })
  const first = await preview(content)
  expect(titleOf(first.pages, 'home')).toBe('Half a thought')
  expect(first.problems).toEqual([])
  expect(await content.snapshot()).toBe(published)
  expect(first.pages.find(({ id }) => id === 'ask')).toBe(before.pages.find(({ id }) => id === 'ask'))
  expect(first.blocks).toBe(before.blocks)

  await saveDraft(store, 'pages', 'home', { title: 'A whole thought' })
  expect(titleOf((await preview(content)).pages, 'home')).toBe('A whole thought')

  await store.payload.update({ collection: 'pages', id: 'home', locale: 'en', data: { title: 'Published', _status: 'published' } })
  const after = await preview(content)
  expect(titleOf(after.pages, 'home')).toBe('Published')
  expect(after.snapshot).toEqual((await content.snapshot()).snapshot)
})

it('shows drafts that were never published or approved, and none that is deleted or archived', async () => {
  const store = await filledStore()
  const content = mirrorContent(store)
  await newPage(store, 'new', { approved: false })
  await newPage(store, 'gone', { deleted: true })
  await newPage(store, 'shelved', { archived: true })
  await newPage(store, 'approved', { approved: true })
  await store.payload.update({ collection: 'pages', id: 'approved', locale: 'en', data: { approved: false, _status: 'published' } })
  await saveDraft(store, 'posts', 'flood-insurance', { archived: true })
  const { pages, posts, problems } = await preview(content)
  expect(pages.map(({ id }) => id)).toEqual(expect.arrayContaining(['new', 'home', 'ask']))
  expect(pages).toHaveLength(3)
  expect(pages.find(({ id }) => id === 'new')).toMatchObject({ approved: true })
  expect({ posts, problems }).toEqual({ posts: [], problems: [] })
})

it('shows a draft page with a draft block of its own', async () => {
  const store = await filledStore()
  const content = mirrorContent(store)
  const data = { id: 'fresh', approved: false, _status: 'draft', content: [{ blockType: 'simpleContent', content: '<p>Fresh</p>' }] }
  await store.payload.create({ collection: 'blocks', locale: 'en', draft: true, data })
  await newPage(store, 'new', { blocks: [{ block: 'fresh' }] })
  const { pages, blocks, problems } = await preview(content)
  expect(problems).toEqual([])
  expect(pages.map(({ id }) => id)).toContain('new')
  expect(blocks.map(({ id }) => id)).toContain('fresh')
})

it('puts a broken draft aside, says so, and shows all other drafts', async () => {
  const store = await filledStore()
  const content = mirrorContent(store)
  await breakDraft(store, 'staff', 'ana', 'version_last_name')
  await saveDraft(store, 'pages', 'home', { title: 'Half a thought' })
  await newPage(store, 'new', {})
  await breakDraft(store, 'pages', 'new', 'version_uri')
  const { staff, pages, problems } = await preview(content)
  expect(problems).toEqual([expect.stringContaining('staff ana, field lastName'), expect.stringContaining('pages new, field uri')])
  expect(staff).toMatchObject([{ id: 'ana', lastName: 'Guidry' }])
  expect(titleOf(pages, 'home')).toBe('Half a thought')
  expect(pages.map(({ id }) => id)).not.toContain('new')
})

it('puts a draft aside that claims the address of another page, and not that page', async () => {
  const store = await filledStore()
  const content = mirrorContent(store)
  await saveDraft(store, 'pages', 'home', { uri: '/ask/', order: -1 })
  const { pages, problems } = await preview(content)
  expect(problems).toEqual([expect.stringContaining('pages home, field uri, value "/ask/": is taken by pages ask')])
  expect(pages.find(({ id }) => id === 'home')?.uri).toBe('/')
})

it('puts a draft aside that would take away what others need, and shows their drafts', async () => {
  const store = await filledStore()
  const content = mirrorContent(store)
  await saveDraft(store, 'faq-categories', 'cards', { archived: true })
  await saveDraft(store, 'faq-categories', 'lost', { name: 'Lost things' })
  const { 'faq-categories': categories, problems } = await preview(content)
  expect(problems).toEqual([expect.stringContaining('faq-categories cards is archived')])
  expect(categories.map(({ id }) => id).toSorted()).toEqual(['cards', 'lost'])
  expect(categories.find(({ id }) => id === 'lost')).toMatchObject({ name: { en: 'Lost things' } })
})

it('shows what it can while published content is broken, too', async () => {
  const store = await filledStore()
  const content = mirrorContent(store)
  await store.payload.db.updateOne({ collection: 'staff', id: 'ana', data: { lastName: null } })
  await saveDraft(store, 'pages', 'home', { title: 'Half a thought' })
  await content.refresh()
  await expect(content.snapshot()).rejects.toThrow('staff ana, field lastName: is required')
  const { staff, pages, problems } = await preview(content)
  expect(problems[0]).toContain('staff ana, field lastName: is required')
  expect(staff).toEqual([])
  expect(titleOf(pages, 'home')).toBe('Half a thought')
})

it('shows what somebody writes, also of a new record, or the draft of one record alone', async () => {
  const store = await filledStore()
  const content = mirrorContent(store)
  await saveDraft(store, 'pages', 'home', { title: 'A draft' })
  await saveDraft(store, 'pages', 'ask', { title: 'Another draft' })
  await content.refresh()
  const unsaved = (id: string, title: string) => ({
    slug: 'pages',
    id,
    content: { id, uri: `/${id}/`, title: { en: title }, approved: true },
    published: true,
  })
  const writing = content.showing({ drafts: 'all', unsaved: unsaved('fresh', 'Being written') }).snapshot.records.pages
  expect([titleOf(writing, 'fresh'), titleOf(writing, 'home')]).toEqual(['Being written', 'A draft'])
  const one = content.showing({ drafts: { slug: 'pages', id: 'ask' } }).snapshot.records.pages
  expect([titleOf(one, 'home'), titleOf(one, 'ask')]).toEqual(['Home', 'Another draft'])
  expect(content.showing({ drafts: { slug: 'pages', id: 'about' } }).snapshot.records.pages).toEqual(
    (await content.snapshot()).snapshot.records.pages,
  )
  expect(titleOf((await preview(content)).pages, 'fresh')).toBeUndefined()
})
