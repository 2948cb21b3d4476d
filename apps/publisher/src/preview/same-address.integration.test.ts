import { unsavedDocument } from '@bank/content/preview/unsaved-document.ts'
import { changeTag } from '@bank/content/store/change-tag.ts'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { storePublisher } from '../store-publisher.ts'
import { environmentOf, openSmallStore, smallDataFolder } from '../testing/small-store.ts'
import { draftPreview } from './draft-preview.ts'
import type { DraftPreview } from './view.ts'

let preview: DraftPreview
let create: (slug: string, data: object) => Promise<unknown>
let save: (slug: string, id: string, data: object) => Promise<unknown>
let remove: (slug: string, id: string) => Promise<unknown>

beforeAll(async () => {
  const dataDir = await smallDataFolder()
  const store = await openSmallStore(dataDir)
  const { content, site } = await storePublisher(store, environmentOf(dataDir))
  preview = draftPreview({ content, site, tag: () => changeTag(store), unsavedDocument: (unsaved) => unsavedDocument(store, unsaved) })
  create = (collection, data) =>
    store.payload.create({ collection, locale: 'en', draft: true, data: { ...data, _status: 'draft' } as never })
  save = (collection, id, data) => store.payload.update({ collection, id, locale: 'en', draft: true, data })
  remove = (collection, id) => store.payload.delete({ collection, id })
  return async () => {
    await preview.close()
    await site.close()
    await store.close()
  }
}, 300_000)

const writing = (id: string, data: Record<string, unknown>) =>
  ({ drafts: 'all', unsaved: { slug: 'pages', id, language: 'en', data } }) as const
const html = (text: string) => ({ html: expect.stringContaining(text) })
const uri = '/blog/fresh/'
const pageAt = (id: string) => ({ id, uri, title: `Page ${id}`, blocks: [{ block: 'text-one' }] })
const postAt = (id: string) => ({ id, uri, title: `Post ${id}` })

it.each([
  ['a page', 'pages', 'older', 'newer'],
  ['a page whose id comes first', 'pages', 'older', 'again'],
  ['an article', 'posts', 'older', 'newer'],
  ['an article whose id comes first', 'posts', 'older', 'again'],
])('of two drafts at one address the older one keeps its preview, and the newer one is told of: %s', async (_, slug, first, second) => {
  onTestFinished(async () => {
    await remove('pages', first)
    await remove(slug, second)
  })
  await create('pages', pageAt(first))
  await create(slug, slug === 'pages' ? pageAt(second) : postAt(second))
  const problem = { text: expect.stringMatching(new RegExp(`^${slug} ${second}, field uri.*is taken by pages ${first}`)), slug, id: second }
  expect(await preview.show({ path: uri })).toMatchObject(html(`Page ${first}`))
  expect(await preview.problems()).toMatchObject([problem])
  expect((await preview.pagesOf({ slug: 'pages', id: first })).map(({ path }) => path)).toContain(uri)
  const written = await preview.written({ path: uri }, writing(first, { title: 'Written now' }))
  expect(written).toMatchObject({ ...html('Written now'), problems: [] })
  // Alone it has the address for itself. The small store has no blog, to which every article links.
  const alone = (await preview.findings({ slug, id: second }, { drafts: { slug, id: second } })).toMend.map(({ text }) => text)
  expect(alone).toEqual(slug === 'posts' ? [expect.stringContaining('"/blog/" leads to no published page')] : [])
  expect(await preview.written({ path: '/en/two/' }, writing('two', { title: 'Written elsewhere' }))).toMatchObject(
    html('Written elsewhere'),
  )
})

it.each(['again', 'newer'])('a draft at the address of a page that has a draft as well stands aside: %s', async (id) => {
  onTestFinished(async () => {
    await remove('pages', id)
    await save('pages', 'one', { title: 'Page one' })
  })
  await save('pages', 'one', { title: 'Page one, anew' })
  await create('pages', { ...pageAt(id), uri: '/one/' })
  expect(await preview.show({ path: '/en/one/' })).toMatchObject(html('Page one, anew'))
  expect(await preview.written({ path: '/en/one/' }, writing('one', { title: 'Written now' }))).toMatchObject(html('Written now'))
  expect(await preview.problems()).toMatchObject([{ text: expect.stringContaining('is taken by pages one'), id }])
})

it('a draft that moves an older page to where another one is stands aside for the draft of that one', async () => {
  onTestFinished(async () => {
    await save('pages', 'one', { uri: '/one/' })
    await save('pages', 'two', { title: 'Page two' })
  })
  await save('pages', 'two', { title: 'Page two, anew' })
  await save('pages', 'one', { uri: '/two/' })
  expect(await preview.show({ path: '/en/two/' })).toMatchObject(html('Page two, anew'))
  expect(await preview.problems()).toMatchObject([{ text: expect.stringMatching(/^pages one, .*is taken by pages two/) }])
})
