import { unsavedDocument } from '@bank/content/preview/unsaved-document.ts'
import { problemIn } from '@bank/content/spanish/problem-in.ts'
import { changeTag } from '@bank/content/store/database/change-tag.ts'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { NamedProblem } from '../named-problems.ts'
import type { Publisher } from '../publisher.ts'
import { storePublisher } from '../store-publisher.ts'
import { environmentOf, openSmallStore, smallDataFolder } from '../testing/small-store.ts'
import { draftPreview } from './draft-preview.ts'
import type { DraftPreview } from './view.ts'

let publisher: Publisher
let preview: DraftPreview
let create: (slug: string, id: string, data: object) => Promise<unknown>
let put: (slug: string, id: string, data: object, isDraft?: boolean) => Promise<unknown>

const textBlock = (html: string) => ({ content: [{ blockType: 'simpleContent', content: html }] })
const menu = (href: string) => ({ pages_json: JSON.stringify([{ text: { en: 'On' }, href: { en: href } }]) })

beforeAll(async () => {
  const dataDir = await smallDataFolder()
  const store = await openSmallStore(dataDir)
  const opened = await storePublisher(store, environmentOf(dataDir))
  const { content, site } = opened
  publisher = opened.publisher
  preview = draftPreview({ content, site, tag: () => changeTag(store), unsavedDocument: (unsaved) => unsavedDocument(store, unsaved) })
  put = (collection, id, data, isDraft = false) => store.payload.update({ collection, id, locale: 'en', draft: isDraft, data })
  create = async (collection, id, data) => {
    await store.payload.create({ collection, locale: 'en', draft: true, data: { id, approved: true, ...data } as never })
    await put(collection, id, { _status: 'published' })
  }
  await create('search-words', 'towns', { phrases: 'our towns', answers: [{ address: '/mckinney/' }] })
  await create('menus', 'extra', menu('/two/'))
  await create('faq-categories', 'cards', { name: 'Cards' })
  await create('faq-categories', 'lost', { name: 'Lost cards', Parent: 'cards' })
  await create('faq-questions', 'lost-card', { question: 'What now?', answer: '<p>Call us.</p>', Category: 'lost' })
  await put('blocks', 'text-home', { ...textBlock('<h1>Home</h1><p><a href="/one/">On</a></p>'), _status: 'published' })
  return async () => {
    await preview.close()
    await site.close()
    await store.close()
  }
}, 300_000)

/** What a publish refuses after a change of what is published, which is taken back. */
const refusedAfter = async (slug: string, id: string, change: object, back: object) => {
  await put(slug, id, { _status: 'published', ...change })
  const { problems } = await publisher.publish()
  await put(slug, id, { _status: 'published', ...back })
  expect((await publisher.publish()).problems).toBeUndefined()
  return problems
}

/** What is in the way, without saying by which mark a record is hidden. */
const places = (problems: readonly NamedProblem[] = []) =>
  problems.map(({ text, ...problem }) => ({
    ...problem,
    text: text.replace(/ (?:is (?:not approved|archived|marked deleted|a draft)|would be taken off).*$/, ''),
  }))

const cases = [
  [
    'search words',
    'mckinney',
    'search-words towns, field answers, row 1, address, value "/mckinney/": leads to nothing that the search knows',
  ],
  ['a menu', 'two', 'menus extra, field pages_json'],
  ['a block', 'one', 'blocks text-home, field content, in English'],
] as const

describe('what a publish would refuse is told before', () => {
  it.each(cases)('where a page is taken off that %s lead to', async (_, id, line) => {
    const { toMend } = await preview.leaving({ slug: 'pages', id })
    expect(toMend).toEqual(await refusedAfter('pages', id, { _status: 'draft' }, {}))
    expect(toMend).toMatchObject([{ text: expect.stringContaining(line) }])
  })

  it('where a record is taken off that another refers to, to which others refer in turn', async () => {
    const { toMend } = await preview.leaving({ slug: 'faq-categories', id: 'cards' })
    expect(places(toMend)).toEqual(places(await refusedAfter('faq-categories', 'cards', { _status: 'draft' }, {})))
    expect(toMend).toMatchObject([{ text: expect.stringContaining('field Parent'), slug: 'faq-categories', id: 'lost' }])
  })

  it.each(cases)('where a page moves that %s lead to, while it is written and once it is saved', async (_, id, line) => {
    const record = { slug: 'pages', id }
    const refused = await refusedAfter('pages', id, { uri: '/moved/' }, { uri: `/${id}/` })
    const caused = refused?.map((problem) => ({ ...problem, isCaused: true }))
    const unsaved = { ...record, language: 'en', data: { uri: '/moved/' } } as const
    expect((await preview.findings(record, { drafts: record, unsaved })).toMend).toEqual(caused)
    await put('pages', id, { uri: '/moved/' }, true)
    expect((await preview.findings(record, { drafts: record })).toMend).toEqual(caused)
    await put('pages', id, { uri: `/${id}/` }, true)
    expect(caused).toMatchObject([{ text: expect.stringContaining(line) }])
  })

  it.each([
    ['pages', 'mckinney', { approved: false }, { approved: true }],
    ['pages', 'two', { archived: true }, { archived: false }],
    ['pages', 'two', { approved: false }, { approved: true }],
    ['pages', 'one', { deleted: true }, { deleted: false }],
    ['pages', 'one', { approved: false }, { approved: true }],
    ['blocks', 'text-one', { approved: false }, { approved: true }],
    ['faq-categories', 'cards', { approved: false }, { approved: true }],
    ['faq-categories', 'cards', { archived: true }, { archived: false }],
    ['menus', 'extra', { approved: false }, { approved: true }],
  ])('where a draft of %s %s takes it off by %j, while it is written and once it is saved', async (slug, id, change, back) => {
    const record = { slug, id }
    const refused = places(await refusedAfter(slug, id, change, back))
    const unsaved = { ...record, language: 'en', data: change } as const
    const written = await preview.findings(record, { drafts: record, unsaved })
    expect([written.isLeaving, places(written.toMend)]).toEqual([true, refused])
    await put(slug, id, change, true)
    onTestFinished(async () => void (await put(slug, id, { ...back, _status: 'published' })))
    expect(await preview.findings(record, { drafts: record })).toEqual(written)
    // As approving it looks.
    expect(await preview.leaving(record, true)).toEqual({ toMend: written.toMend, toLookAt: written.toLookAt })
    expect(refused.length > 0).toBe(slug !== 'menus')
  })

  it.each(['two', 'search', 'home'])('where a page is no more in Spanish: %s', async (id) => {
    await put('blocks', 'text-one', { ...textBlock('<h1>One</h1><p><a href="/es/two/">On</a></p>'), _status: 'published' })
    onTestFinished(async () => void (await put('blocks', 'text-one', { ...textBlock('<h1>One</h1>'), _status: 'published' })))
    const record = { slug: 'pages', id }
    const refused = await refusedAfter('pages', id, { englishOnly: true }, { englishOnly: false })
    const unsaved = { ...record, language: 'en', data: { englishOnly: true } } as const
    const { toMend } = await preview.findings(record, { drafts: record, unsaved })
    // Of the same dead link each look may name another page.
    const dead = (problems: readonly NamedProblem[] = []) => new Set(problems.map(({ text }) => text.replace(/ \(on .*/, '')))
    expect(dead(toMend)).toEqual(dead(refused))
    expect([...dead(toMend)]).toEqual(id === 'home' ? ['/es/ leads to no published page'] : [])
  })

  it('by record, field, value and row in Spanish, too', async () => {
    const { toMend } = await preview.leaving({ slug: 'pages', id: 'mckinney' })
    expect(toMend.map(({ text }) => problemIn('es', text))).toEqual([
      'Palabras de búsqueda towns, campo Respuestas, fila 1, Dirección, valor "/mckinney/": no lleva a nada que la búsqueda conozca',
    ])
  })

  it('and a draft is told nothing of what is wrong without it', async () => {
    await put('blocks', 'text-two', { ...textBlock('<h1>Two</h1><p><a href="/nowhere/">On</a></p>'), _status: 'published' })
    const record = { slug: 'pages', id: 'one' }
    const unsaved = { ...record, language: 'en', data: { title: 'One, anew' } } as const
    expect(await preview.findings(record, { drafts: record, unsaved })).toEqual({ toMend: [], toLookAt: [] })
    expect((await publisher.publish()).problems).toMatchObject([{ text: expect.stringContaining('/nowhere/') }])
    await put('blocks', 'text-two', { ...textBlock('<h1>Two</h1>'), _status: 'published' })
  })
})

describe('what stands around every page and answers for those that are not there stays on the site', () => {
  const text = {
    primary: ['menus primary: is the menu at the top of every page', 'Menú primary: es el menú que encabeza todas las páginas'],
    footer: ['menus footer: is the menu at the foot of every page', 'Menú footer: es el menú al pie de todas las páginas'],
    lost: ['pages lost, field uri, value "/404/": is where visitors read', 'Página lost, campo Dirección, valor "/404/": es donde se lee'],
  }
  const expectStaying = (toMend: readonly NamedProblem[], [en = '', es = '']: readonly string[]) => {
    expect(toMend.map((problem) => problem.text)).toEqual([expect.stringContaining(en)])
    expect(toMend.map((problem) => problemIn('es', problem.text))).toEqual([expect.stringContaining(es)])
  }

  it.each([
    ['menus', 'primary', menu('/one/')],
    ['menus', 'footer', menu('/one/')],
    ['pages', 'lost', { uri: '/404/', title: 'Not there', blocks: [{ block: 'text-one' }] }],
  ] as const)('%s %s', async (slug, id, data) => {
    await create(slug, id, data)
    onTestFinished(async () => void (await put(slug, id, { _status: 'draft' })))
    const record = { slug, id }
    expectStaying((await preview.leaving(record)).toMend, text[id])
    for (const change of [{ approved: false }, { deleted: true }, ...(slug === 'pages' ? [{ uri: '/moved/' }] : [])]) {
      const unsaved = { ...record, language: 'en', data: change } as const
      expectStaying((await preview.findings(record, { drafts: record, unsaved })).toMend, text[id])
    }
    const unsaved = { ...record, language: 'en', data: slug === 'menus' ? menu('/two/') : { title: 'Nothing is there' } } as const
    expect((await preview.findings(record, { drafts: record, unsaved })).toMend).toEqual([])
  })
})
