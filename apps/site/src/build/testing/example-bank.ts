import type { Snapshot, StoredBlock } from '@bank/content/snapshot/snapshot.ts'
import { exampleSnapshot } from '../../page-data/testing/example-snapshot.ts'

const text = (id: string, html: string): StoredBlock => ({ id, kind: 'simpleContent', content: { en: html, es: html } })

/** Words of pages that the examples lead to, with the places on them. */
const words: Readonly<Record<string, string>> = {
  '/': '<h1>Home</h1>',
  '/404/': '<h1>Not found</h1><p><a href="/contact/location/">Find us</a>.</p>',
  '/thank-you/': '<h1>Thank you</h1><p><a href="/about/">Who we are</a>.</p>',
  '/rates/': '<h1 id="rate-seedling-savings">Rates</h1><h2 id="all-rates">All rates</h2>',
  '/account-products/': '<h1 id="compare">Compare</h1>',
  '/giving/': '<h1>What we give</h1>',
  '/browser-data/': '<h1>What your browser keeps</h1>',
}

/** What all other pages say; a page without a word is refused. */
const wordsOfOthers = text('words', '<p>What else there is.</p>')

/** Files that the examples name, by address. */
export const exampleFiles: readonly string[] = [
  '/userfiles/annual-report-2025.pdf',
  ...['hook', 'storm-folder', 'slow-months', 'clip-1', 'clip-2'].flatMap((name) =>
    ['mp4', 'en.vtt', 'es.vtt'].map((ending) => `/video/${name}.${ending}`),
  ),
]

const named = (uri: string): string => uri.replaceAll('/', ' ').trim() || 'home'

/** A bank that can be published and shows every example of every kind of block, with a menu and search words that lead to pages of it. */
export const exampleBank = (): Snapshot => {
  const { records, ...snapshot } = exampleSnapshot()
  const known = new Set(records.pages.map(({ uri }) => uri))
  const added = Object.keys(words).filter((uri) => !known.has(uri))
  const pages = [...records.pages, ...added.map((uri) => ({ id: `page-${uri}`, uri }))].map((page) => ({
    ...page,
    id: page.id.replaceAll('/', '-'),
    title: { en: `Page ${named(page.uri ?? '')}` },
    blocks: [
      ...('blocks' in page ? (page.blocks ?? []) : []),
      { block: words[page.uri ?? ''] ? `words-${named(page.uri ?? '')}` : wordsOfOthers.id },
    ],
  }))
  const menu = { id: 'extra', pages_json: JSON.stringify([{ text: { en: 'Contact' }, href: { en: '/contact/' } }]) }
  const searchWords = {
    id: 'community',
    phrases: { en: 'community giving' },
    answers: [{ address: '/giving/' }],
    instead: [{ address: '/faq/#faq-lost-card' }],
  }
  return {
    ...snapshot,
    media: snapshot.media.map((medium) => ({ ...medium, focalX: 50, focalY: 50 })),
    blocks: [...snapshot.blocks, wordsOfOthers, ...Object.entries(words).map(([uri, html]) => text(`words-${named(uri)}`, html))],
    records: { ...records, pages, menus: [...records.menus.filter(({ id }) => id !== menu.id), menu], 'search-words': [searchWords] },
  } as unknown as Snapshot
}
