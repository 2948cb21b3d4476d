import { expect, it } from 'vitest'
import { type Feed, rss } from './rss.ts'

const articles: Feed = {
  title: 'Blog & news',
  description: 'All of it',
  language: 'es',
  page: 'https://bank.example/blog/',
  address: 'https://bank.example/es/blog/feed.xml',
  items: [
    {
      title: 'A <b>',
      address: 'https://bank.example/blog/a/',
      description: 'Uno\u0007',
      day: '2026-11-09',
      author: 'Ana',
      topics: ['Agua', '"Luz"'],
    },
    { title: 'B', address: 'https://bank.example/blog/b/', description: undefined, day: undefined, author: undefined, topics: [] },
  ],
}
const feed = rss(articles)

it('writes titles, addresses, days and topics, and escapes words', () => {
  expect(feed).toContain('<title>Blog &amp; news</title><link>https://bank.example/blog/</link>')
  expect(feed).toContain('<title>A &lt;b&gt;</title>')
  expect(feed).toContain(
    '<description>Uno</description><pubDate>Mon, 09 Nov 2026 12:00:00 GMT</pubDate><dc:creator>Ana</dc:creator><category>Agua</category><category>&quot;Luz&quot;</category>',
  )
  expect(feed).toContain('<lastBuildDate>Mon, 09 Nov 2026 12:00:00 GMT</lastBuildDate>')
  expect(feed).toContain(
    '<item><title>B</title><link>https://bank.example/blog/b/</link><guid isPermaLink="false">https://bank.example/blog/b/#es</guid></item>',
  )
})

it('is a document of RSS that says what it is, in which language, and where', () => {
  const [head, items] = [feed.slice(0, feed.indexOf('<item>')), feed.slice(feed.indexOf('<item>'))]
  expect(head.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    '<title>Blog &amp; news</title><link>https://bank.example/blog/</link><description>All of it</description><language>es</language>',
    '<atom:link href="https://bank.example/es/blog/feed.xml" rel="self" type="application/rss+xml"/><lastBuildDate>Mon, 09 Nov 2026 12:00:00 GMT</lastBuildDate>',
    '',
  ])
  expect(items).toMatch(/<\/item>\n<item>.*<\/item>\n<\/channel><\/rss>\n$/)
})

it('says of no day that it was the last one where no article has a day', () => {
  expect(rss({ ...articles, items: articles.items.filter(({ day }) => day === undefined) })).toContain(
    '<atom:link href="https://bank.example/es/blog/feed.xml" rel="self" type="application/rss+xml"/>\n<item><title>B</title>',
  )
})
