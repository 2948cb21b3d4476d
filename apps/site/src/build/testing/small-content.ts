import { sha256 } from '@bank/content/files/sha256.ts'
import type { LoadedSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import type { Snapshot, StoredBlock } from '@bank/content/snapshot/snapshot.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'

const names = ['one', 'two', 'three'] as const

const text = (id: string, html: string): StoredBlock => ({ id, kind: 'simpleContent', content: { en: html, es: html } })

/** A small bank without pictures: a home page, three pages of text, two articles and their list. */
export const smallBank = (): Snapshot => {
  const { records, ...snapshot } = fixtureSnapshot({
    media: [],
    blocks: [
      text('home', '<h1>Home</h1><p>Read <a href="/one/">one</a>.</p>'),
      ...names.map((name) => text(name, `<h1>Page ${name}</h1><p>Words of ${name}.</p>`)),
      text('frame', '<h1>Frame</h1>'),
      text('lost', '<h1>Not found</h1>'),
      { id: 'list', kind: 'recordList', model: 'blog/post' },
    ],
    records: {
      pages: [
        { id: 'home', uri: '/', title: { en: 'Home' }, blocks: [{ block: 'home' }] },
        { id: 'lost', uri: '/404/', title: { en: 'Not found' }, blocks: [{ block: 'lost' }] },
        ...names.map((name) => ({ id: name, uri: `/${name}/`, title: { en: `Page ${name}` }, blocks: [{ block: name }] })),
        { id: 'blog', uri: '/blog/', title: { en: 'Blog' }, blocks: [{ block: 'list' }] },
      ],
      posts: ['old', 'new'].map((id, index) => ({
        id,
        uri: `/blog/${id}/`,
        title: { en: `Article ${id}` },
        content: { en: `<p>Told in the ${id} article.</p>` },
        date: `202${5 + index}-01-02`,
      })),
    },
  })
  // The pages that every header leads to have no words of their own.
  const pages = records.pages.map((page) => ({ ...page, blocks: page.blocks ?? [{ block: 'frame' }] }))
  return { ...snapshot, records: { ...records, pages } }
}

/** A snapshot as an export hands it over. */
export const loaded = (snapshot: Snapshot): LoadedSnapshot => {
  const bytes = Buffer.from(JSON.stringify(snapshot))
  return { snapshot, bytes, hash: sha256(bytes) }
}
