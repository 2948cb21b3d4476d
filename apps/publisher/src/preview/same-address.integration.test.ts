import { unsavedDocument } from '@bank/content/preview/unsaved-document.ts'
import { problemIn } from '@bank/content/spanish/problem-in.ts'
import { changeTag } from '@bank/content/store/database/change-tag.ts'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { storePublisher } from '../store-publisher.ts'
import { environmentOf, openSmallStore, smallDataFolder } from '../testing/small-store.ts'
import { draftPreview } from './draft-preview.ts'
import type { DraftPreview } from './view.ts'

let preview: DraftPreview
let create: (slug: string, data: object) => Promise<unknown>
let publish: (slug: string, data: object) => Promise<unknown>
let save: (slug: string, id: string, data: object) => Promise<unknown>
let remove: (slug: string, id: string) => Promise<unknown>

beforeAll(async () => {
  const dataDir = await smallDataFolder()
  const store = await openSmallStore(dataDir)
  const { content, site } = await storePublisher(store, environmentOf(dataDir))
  preview = draftPreview({ content, site, tag: () => changeTag(store), unsavedDocument: (unsaved) => unsavedDocument(store, unsaved) })
  create = (collection, data) =>
    store.payload.create({ collection, locale: 'en', draft: true, data: { ...data, _status: 'draft' } as never })
  publish = (collection, data) =>
    store.payload.create({ collection, locale: 'en', data: { approved: true, ...data, _status: 'published' } as never })
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

const found = async (slug: string, id: string) => {
  const { toMend, toLookAt } = await preview.findings({ slug, id }, { drafts: { slug, id } })
  return { toMend: toMend.map(({ text }) => text), toLookAt }
}

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
  // Alone it has the address for itself, so it may go first. The small store has no blog, to which every article links.
  const alone = await found(slug, second)
  expect(alone.toMend).toEqual(slug === 'posts' ? [expect.stringContaining('"/blog/" leads to no published page')] : [])
  expect(alone.toLookAt).toContainEqual(
    `${slug} ${second}, field uri, value "${uri}": is wanted by pages ${first}, too, whose draft comes first; choose another, or change it there`,
  )
  expect((await found('pages', first)).toLookAt.join()).not.toContain('is wanted by')
  // Before it was ever saved, too.
  const unsaved = { slug, id: 'third', language: 'en', data: slug === 'pages' ? pageAt('third') : postAt('third') } as const
  const third = await preview.findings({ slug, id: 'third' }, { drafts: { slug, id: 'third' }, unsaved })
  expect(third.toLookAt).toContainEqual(expect.stringContaining(`is wanted by pages ${first}, too`))
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

it('a new draft at an address to which a draft moves an older page of the site is told so, and not that page', async () => {
  onTestFinished(async () => {
    await save('pages', 'one', { uri: '/one/' })
    await remove('pages', 'newer')
  })
  await create('pages', pageAt('newer'))
  await save('pages', 'one', { uri })
  const wanted = `is wanted by pages one, too, whose draft comes first; choose another, or change it there`
  expect((await found('pages', 'newer')).toLookAt).toEqual([`pages newer, field uri, value "${uri}": ${wanted}`])
  expect((await found('pages', 'one')).toLookAt).toEqual([])
  expect(problemIn('es', `pages newer, field uri, value "${uri}": ${wanted}`)).toBe(
    `Página newer, campo Dirección, valor "${uri}": lo pide también Página one, cuyo borrador va primero; elija otro, o cámbielo allí`,
  )
})

it('a draft at an address that a page has on the site is refused, and told once', async () => {
  onTestFinished(() => remove('pages', 'newer').then(() => undefined))
  await save('pages', 'one', { title: 'Page one, anew' })
  await create('pages', { ...pageAt('newer'), uri: '/one/' })
  const { toMend, toLookAt } = await found('pages', 'newer')
  expect([toMend, toLookAt]).toEqual([[expect.stringContaining('is taken by pages one')], []])
})

it.each(['/locations/la/', '/locations/la/town/covington/'])(
  'a draft at the address of a state or town stands aside, and is told of it: %s',
  async (wanted) => {
    onTestFinished(async () => {
      await remove('pages', 'astray')
      await remove('locations', 'covington')
    })
    await publish('locations', { id: 'covington', name: 'Covington', city: 'Covington', state: 'LA', permalink: 'covington' })
    const listed = `pages astray, field uri, value "${wanted}": is where the locations of a state or town are listed; choose another`
    const problem = { text: listed, slug: 'pages', id: 'astray' }
    await create('pages', { ...pageAt('astray'), uri: wanted })
    // A page loads many files at once.
    const loads = ['/en/two/', '/en/one/', '/_astro/none.css', '/_astro/none.js'].map((path) => preview.show({ path }))
    expect(await Promise.all(loads)).toEqual([
      expect.objectContaining(html('<h1')),
      expect.objectContaining(html('<h1')),
      undefined,
      undefined,
    ])
    // The small store has no page of all locations, to which that of a place leads.
    expect(await preview.show({ path: wanted })).toMatchObject({ problems: [{ text: expect.stringMatching(/^page of .*Louisiana/) }] })
    expect(await preview.show({ path: '/en/two/' })).toMatchObject(html('<h1'))
    expect(await preview.problems()).toMatchObject([problem])
    expect((await found('pages', 'astray')).toMend).toEqual([listed])
    expect((await preview.pagesOf({ slug: 'pages', id: 'one' })).length).toBeGreaterThan(0)
  },
)
