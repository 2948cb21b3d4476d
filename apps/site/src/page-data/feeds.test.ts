import { readContent } from '@bank/content/snapshot/read-content.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { expect, it } from 'vitest'
import { feeds } from './feeds.ts'

const article = (uri: string) => [{ id: 'one', uri, title: { en: 'One', es: 'Uno' }, date: '2026-01-02' }]
const snapshot = fixtureSnapshot({ records: { posts: article('/blog/one/'), releases: article('/news/one/') } })
const made = feeds([readContent(snapshot, 'en'), readContent(snapshot, 'es')], 'https://bank.example')

const linksIn = (address: string) => [...(made.get(address)?.() ?? '').matchAll(/<link>([^<]*)<\/link>/g)].map(([, link]) => link)

it.each([
  ['/en/blog/feed.xml', 'https://bank.example/blog/'],
  ['/es/blog/feed.xml', 'https://bank.example/es/blog/'],
  ['/en/news/feed.xml', 'https://bank.example/news/'],
  ['/es/news/feed.xml', 'https://bank.example/es/news/'],
])('[D-ROUTE-8] %s leads to the list and its articles in its own language', (address, list) => {
  expect(linksIn(address)).toEqual([list, `${list}one/`])
})
