import { unsavedDocument } from '@bank/content/preview/unsaved-document.ts'
import { changeTag } from '@bank/content/store/database/change-tag.ts'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { storePublisher } from '../store-publisher.ts'
import { environmentOf, openSmallStore, smallDataFolder } from '../testing/small-store.ts'
import { draftPreview } from './draft-preview.ts'
import type { DraftPreview } from './view.ts'

let preview: DraftPreview
let save: (slug: string, id: string, data: object) => Promise<unknown>

const linkTo = (href: string) => ({ content: [{ blockType: 'simpleContent', content: `<h1>Two</h1><a href="${href}">On</a>` }] })

beforeAll(async () => {
  const dataDir = await smallDataFolder()
  const store = await openSmallStore(dataDir)
  const { content, site } = await storePublisher(store, environmentOf(dataDir))
  preview = draftPreview({ content, site, tag: () => changeTag(store), unsavedDocument: (unsaved) => unsavedDocument(store, unsaved) })
  save = (collection, id, data) => store.payload.update({ collection, id, locale: 'en', draft: true, data })
  await store.payload.update({
    collection: 'blocks',
    id: 'text-two',
    locale: 'en',
    data: { ...linkTo('/mckinney/'), _status: 'published' },
  })
  return async () => {
    await preview.close()
    await site.close()
    await store.close()
  }
}, 300_000)

const html = (text: string) => ({ html: expect.stringContaining(text) })

const writing = (slug: string, id: string, data: Record<string, unknown>) =>
  ({ drafts: 'all', unsaved: { slug, id, language: 'en', data } }) as const

const ways = [
  ['moves', { uri: '/moved/' }, 'uri'],
  ['deletes', { deleted: true }, 'deleted'],
] as const

const changed = async (id: string, change: object): Promise<void> => {
  onTestFinished(async () => void (await save('pages', id, { deleted: false, uri: `/${id}/`, title: `Page ${id}` })))
  await save('pages', id, { ...change, title: 'Written anew' })
}

const problemOf = (id: string, field: string) => ({
  text: expect.stringMatching(new RegExp(`^pages ${id}, field ${field}.*no page would be at /${id}/`)),
  ...{ slug: 'pages', id },
})

const withLink = (block: string, href: string) =>
  writing('blocks', block, { content: [{ blockType: 'simpleContent', content: `<h1>Mine</h1><a href="${href}">On</a>` }] })

it.each(ways)('a draft that %s a page of the menus ends no preview, and says where to mend it', async (_, change, field) => {
  await changed('search', change)
  const problem = problemOf('search', field)
  // The page itself is shown as it is written, where the links lead.
  expect(await preview.show({ path: '/en/search/' })).toMatchObject(html('Written anew'))
  expect(await preview.show({ path: '/en/one/' })).toMatchObject(html('<h1'))
  expect(await preview.problems()).toMatchObject([problem])
  expect((await preview.pagesOf({ slug: 'pages', id: 'search' })).map(({ path }) => path)).toContain('/en/search/')
  // Others write on, and so does whoever moves it.
  const other = await preview.written({ path: '/en/one/' }, withLink('text-one', '/search/'))
  expect(other).toMatchObject({ ...html('Mine'), problems: [problem] })
  const mover = await preview.written({ path: '/en/search/' }, writing('pages', 'search', { ...change, title: 'Written now' }))
  expect(mover).toMatchObject({ ...html('Written now'), problems: [problem] })
  // A link to the draft shows it, too.
  const linked = { drafts: { slug: 'pages', id: 'search' } } as const
  expect(await preview.show({ path: '/en/search/' }, linked)).toMatchObject(html('Written anew'))
  // What keeps it from the site is told as before.
  const { toMend } = await preview.findings({ slug: 'pages', id: 'search' }, linked)
  expect(toMend.map(({ text }) => text).join()).toContain('"/search/" leads to no published page')
})

it.each(ways)('a draft that %s a page hides no page that links to it', async (_, change, field) => {
  await changed('mckinney', change)
  const problem = problemOf('mckinney', field)
  for (const shown of [await preview.show({ path: '/en/two/' }), await preview.showSound({ path: '/en/two/' })])
    expect(shown).toMatchObject(html('<h1>Two</h1>'))
  const own = await preview.written({ path: '/en/two/' }, withLink('text-two', '/mckinney/'))
  expect(own).toMatchObject({ ...html('Mine'), problems: [problem] })
  // Pages without such a link are told nothing, and the page is where its draft puts it, or was where it puts it nowhere.
  expect((await preview.written({ path: '/en/one/' }, { drafts: 'all' })).problems).toEqual([])
  const places = (await preview.pagesOf({ slug: 'pages', id: 'mckinney' })).map(({ path }) => path)
  expect(places).toEqual('uri' in change ? ['/en/moved/', '/es/moved/'] : ['/mckinney/', '/es/mckinney/'])
})

it('a form that moves a page is told so before it is saved', async () => {
  const view = writing('pages', 'search', { uri: '/find/', title: 'Find' })
  const text = expect.stringContaining('pages search, field uri, value "/find/": no page would be at /search/')
  expect(await preview.written({ path: '/en/search/' }, view)).toMatchObject({ ...html('Find'), problems: [{ text }] })
  expect(await preview.problems()).toEqual([])
})

it('the home page stays in the preview of whoever deletes or moves it, which says what would be gone', async () => {
  const home = { slug: 'pages', id: 'home' }
  const at = { path: '/en/' }
  onTestFinished(async () => void (await save('pages', 'home', { deleted: false, uri: '/', description: '' })))
  for (const [change, field] of [
    [{ deleted: true }, 'deleted, value true'],
    [{ uri: '/moved/' }, 'uri, value "/moved/"'],
  ] as const) {
    const text = `pages home, field ${field}: no page would be at / any more`
    const mend = [{ text: expect.stringContaining(text) }]
    // While it is written, and once it is saved: to all, to whoever writes it, and by a link.
    expect(await preview.written(at, writing('pages', 'home', change))).toMatchObject({ ...html('<h1'), problems: mend })
    await save('pages', 'home', { ...change, description: 'Written anew' })
    const answer = { ...html('Written anew'), stays: [expect.stringContaining(text)] }
    for (const view of [undefined, { drafts: home }] as const) {
      expect(await preview.show(at, view)).toMatchObject(answer)
      expect((await preview.pagesOf(home, view)).map(({ path }) => path)).toContain('deleted' in change ? '/en/' : '/en/moved/')
    }
    expect(await preview.showSound(at)).toMatchObject(html('Written anew'))
    expect(await preview.written(at, writing('pages', 'home', change))).toMatchObject({ ...html('Written anew'), problems: mend })
    await save('pages', 'home', { deleted: false, uri: '/' })
  }
  expect(await preview.show({ path: '/en/nowhere/' })).toBeUndefined()
})

it('a draft that takes a block off a page leaves whoever writes the block its preview there', async () => {
  onTestFinished(async () => void (await save('pages', 'one', { blocks: [{ block: 'text-one' }] })))
  await save('pages', 'one', { blocks: [{ block: 'text-two' }] })
  const block = { slug: 'blocks', id: 'text-one' }
  expect((await preview.pagesOf(block)).map(({ path }) => path)).toEqual(['/en/one/', '/es/one/'])
  const view = withLink('text-one', '/two/')
  expect(await preview.written({ path: '/en/one/' }, view)).toMatchObject({ ...html('<h1>Mine</h1>'), problems: [] })
  expect(await preview.fieldAt({ path: '/en/one/' }, ['Mine'], view)).toMatchObject(block)
  // The page itself is shown as its draft writes it.
  const page = await preview.show({ path: '/en/one/' })
  expect(page).toMatchObject(html('<h1>Two</h1>'))
  expect(page).not.toMatchObject(html('text-one'))
})
