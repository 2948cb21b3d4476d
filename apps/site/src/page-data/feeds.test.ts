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

it('[CARD-07] an event in a branch is at its address, unless the event names the street itself', () => {
  const branch = { id: 'houma', state: 'LA', city: 'Houma', zip: '70360', address1: '610 Bayou Black Drive' }
  const event = (id: string, place: string, location?: string) => ({
    id,
    title: { en: id },
    startDate: '2026-12-01',
    place: { en: place },
    ...(location && { location }),
  })
  const events = [
    event('one', 'Houma banking center', 'houma'),
    event('two', '610 Bayou Black Drive, Houma', 'houma'),
    event('three', 'City park'),
  ]
  const content = readContent(fixtureSnapshot({ records: { locations: [branch] as never, events: events as never } }), 'en')
  const text = feeds([content], 'https://bank.example').get('/en/events/calendar.ics')?.().replaceAll('\r\n ', '') ?? ''
  expect([...text.matchAll(/LOCATION:(.*)\r/g)].map(([, place]) => place?.replaceAll('\\', ''))).toEqual([
    '610 Bayou Black Drive, Houma, LA 70360 (Houma banking center)',
    '610 Bayou Black Drive, Houma',
    'City park',
  ])
})
