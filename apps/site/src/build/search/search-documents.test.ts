import type { Content } from '@bank/content/snapshot/read-content.ts'
import { readContent } from '@bank/content/snapshot/read-content.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import { describe, expect, it } from 'vitest'
import type { BuiltPage } from '../facts/built-site.ts'
import { firstMentions } from './mentions.ts'
import { menuLabels } from './menu-labels.ts'
import { searchData } from './search-documents.ts'
import { deadAnswers } from './word-groups.ts'

const words = { tabTitle: 'Page | Bank', title: 'A slogan.', description: '', headings: [] as string[], text: '' }

const built = (url: string, own: object = {}, facts: object = {}): BuiltPage =>
  ({
    file: `${url.slice(1)}index.html`,
    path: url,
    facts: {
      language: url.startsWith('/es/') ? 'es' : 'en',
      canonical: `https://bank.example${url}`,
      isIndexed: true,
      words: { ...words, ...own },
      ids: [],
      ...facts,
    },
  }) as unknown as BuiltPage

const page = (uri: string, more: object = {}) => ({
  id: uri.replaceAll('/', '-') || 'home',
  uri,
  title: { en: 'Page' },
  approved: true,
  ...more,
})

const menu = [
  { text: { en: 'Cards', es: 'Tarjetas' }, href: '/cards/', children: [{ text: 'Lost', href: '/en/lost/?x#y' }] },
  { text: 'Hidden', href: '/hidden/', visible: false },
  { text: 'Elsewhere', href: 'https://elsewhere.example/' },
  { text: { en: 'Agreement', es: 'Acuerdo' }, href: '/agreement/' },
  { text: { en: 'Log in', es: 'Entrar' }, href: '/log-in/' },
]

const snapshot = {
  format: 1,
  settings: { ...testSettings, bankName: 'Bank' },
  records: {
    ...testRecords,
    menus: [{ id: 'primary', pages_json: JSON.stringify(menu) }],
    pages: [
      page('/'),
      page('/cards/'),
      page('/faq/', { kind: 'list' }),
      page('/agreement/', { englishOnly: true }),
      page('/log-in/', { inSitemap: false }),
      page('/thanks/', { inSitemap: false }),
      page('/blocks/'),
    ],
    'search-words': [
      { id: 'card', phrases: { en: 'plastic\nmy card', es: 'plástico' }, answers: [{ address: '/cards/' }] },
      {
        id: 'lost',
        phrases: { en: 'lost it' },
        answers: [{ address: '/faq/#faq-lost-card' }, { address: '/nowhere/' }],
        instead: [{ address: '/cards/' }, { address: '/gone/' }],
        shortAnswer: 'hours',
      },
    ],
  },
  blocks: [],
  media: [],
} as unknown as Snapshot

const contents = { en: readContent(snapshot, 'en'), es: readContent(snapshot, 'es') }

const pages = [
  built('/en/', { tabTitle: 'Up early | Bank' }),
  built('/en/cards/', { tabTitle: 'Credit cards, decided here | Bank', headings: ['First Account'], text: 'Ask Ana Guidry.' }),
  built('/es/cards/', { tabTitle: 'Tarjetas de crédito | Bank', text: 'Ana Guidry' }),
  built('/en/faq/', { tabTitle: 'Questions | Bank', text: 'Every answer again' }),
  built('/agreement/', { tabTitle: 'Agreement of service | Bank' }),
  built('/en/log-in/', {}, { isIndexed: false }),
  built('/en/thanks/', {}, { isIndexed: false }),
  built('/en/blocks/'),
]

describe('[D-SRCH-2] what can be searched', () => {
  const { en, es } = searchData(pages, contents)
  const of = (documents: typeof en.documents, url: string) => documents.find((document) => document.url === url)

  it('is pages by their own names and what menus call them, without lists, demonstrations and what nobody looks for', () => {
    const own = en.documents.filter(({ kind }) => kind === 'page')
    expect(of(en.documents, '/en/cards/')?.keywords).toEqual(['Credit cards'])
    expect(own.map(({ url, name, labels, text }) => [url, name, labels, text])).toEqual([
      ['/en/', 'Up early', [], ''],
      ['/en/cards/', 'Credit cards, decided here', ['Cards'], 'Ask Ana Guidry.'],
      ['/en/faq/', 'Questions', [], ''],
      ['/agreement/', 'Agreement of service', ['Agreement'], ''],
      ['/en/log-in/', 'Page', ['Log in'], ''],
    ])
  })

  it('is English pages in Spanish, too, where they have no Spanish version, by the name that Spanish menus give them', () => {
    expect(of(es.documents, '/agreement/')?.name).toBe('Acuerdo')
    expect(of(es.documents, '/en/cards/')).toBeUndefined()
  })

  it('is questions with their answers, and products and people at the page that shows them', () => {
    expect(of(en.documents, '/en/faq/#faq-lost-card')).toMatchObject({
      kind: 'question',
      name: 'My card is gone. What first?',
      text: 'Lock it in the app, then call us. Locking takes effect at once.',
    })
    const shown = en.documents.filter(({ kind }) => kind === 'product' || kind === 'person')
    expect(shown.map(({ kind, name, url }) => [kind, name, url])).toEqual([
      ['product', 'First Account', '/en/cards/'],
      ['person', 'Ana Guidry', '/en/cards/'],
    ])
    expect(es.documents.filter(({ kind }) => kind === 'question')).toEqual([])
  })

  it('knows the words of its language, those of the other one and the addresses that answer them or help instead', () => {
    expect(en.groups).toEqual([
      { id: 'card', phrases: ['plastic', 'my card'], foreign: ['plástico'], answers: ['/en/cards/'], instead: [] },
      { id: 'lost', phrases: ['lost it'], foreign: [], answers: ['/en/faq/#faq-lost-card'], instead: ['/en/cards/'], shortAnswer: 'hours' },
    ])
    expect(es.groups).toEqual([
      { id: 'card', phrases: ['plástico'], foreign: ['plastic', 'my card'], answers: ['/es/cards/'], instead: [] },
    ])
  })

  it('names record, field and value of an answer that leads nowhere', () => {
    expect(deadAnswers(snapshot, { en: en.documents, es: es.documents })).toEqual([
      'search-words lost, field answers, row 2, address, value "/nowhere/": leads to nothing that the search knows',
      'search-words lost, field instead, row 2, address, value "/gone/": leads to nothing that the search knows',
    ])
    expect(deadAnswers(snapshot, { en: en.documents, es: es.documents }, ['/en/nowhere/'])).toEqual([
      'search-words lost, field instead, row 2, address, value "/gone/": leads to nothing that the search knows',
    ])
  })
})

it('[SRCH-10] menu items that are shown and lead somewhere here name pages, in the language of the content', () => {
  expect([...menuLabels(contents.es as Content)]).toEqual([
    ['/cards/', ['Tarjetas']],
    ['/lost/', ['Lost']],
    ['/agreement/', ['Acuerdo']],
    ['/log-in/', ['Entrar']],
  ])
})

it('a name belongs to the page that is the first to speak of it, in a heading before all others', () => {
  const speaking = [
    { words: { ...words, text: 'Houma and Ana' } },
    { words: { ...words, headings: ['Ana'] } },
    { words: { ...words, text: 'Houma' } },
  ]
  const mentions = (...names: string[]) =>
    [...firstMentions(speaking, new Set(names))].map(([name, found]) => [name, speaking.indexOf(found as never)])
  expect(mentions('Houma', 'Ana', 'Nowhere')).toEqual([
    ['Houma', 0],
    ['Ana', 1],
  ])
  // The same pages when the content has another name, and lacks one.
  expect(mentions('and', 'Ana')).toEqual([
    ['Ana', 1],
    ['and', 0],
  ])
})
