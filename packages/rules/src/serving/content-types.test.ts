import { expect, it } from 'vitest'
import { contentType, isPage } from './content-types.ts'

it.each([
  ['/blog/index.html', 'text/html; charset=utf-8'],
  ['/_astro/page.css', 'text/css; charset=utf-8'],
  ['/_astro/page.js', 'text/javascript; charset=utf-8'],
  ['/_astro/page.mjs', 'text/javascript; charset=utf-8'],
  ['/data.json', 'application/json; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/es/blog/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/fees.csv', 'text/csv; charset=utf-8'],
  ['/events/calendar.ics', 'text/calendar; charset=utf-8'],
  ['/film.vtt', 'text/vtt; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/x-icon'],
  ['/a.png', 'image/png'],
  ['/a.jpg', 'image/jpeg'],
  ['/a.jpeg', 'image/jpeg'],
  ['/a.gif', 'image/gif'],
  ['/a.webp', 'image/webp'],
  ['/a.avif', 'image/avif'],
  ['/a.woff2', 'font/woff2'],
  ['/a.woff', 'font/woff'],
  ['/a.mp4', 'video/mp4'],
  ['/a.webm', 'video/webm'],
  ['/a.mp3', 'audio/mpeg'],
  ['/a.pdf', 'application/pdf'],
  ['/a.wasm', 'application/wasm'],
  ['/A.PDF', 'application/pdf'],
  ['/v1.2/a.b.css', 'text/css; charset=utf-8'],
  // Nothing that a browser would run or show by guessing.
  ['/a.exe', 'application/octet-stream'],
  ['/a.', 'application/octet-stream'],
  ['/a', 'application/octet-stream'],
  ['/.html', 'application/octet-stream'],
  ['/folder.html/a', 'application/octet-stream'],
  ['/a.constructor', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('%s is %s', (name, type) => {
  expect(contentType(name)).toBe(type)
})

it.each([
  ['text/html; charset=utf-8', true],
  ['text/html', true],
  ['text/plain; charset=utf-8', false],
  ['application/text/html', false],
])('%s is a page: %s', (type, expected) => {
  expect(isPage(type)).toBe(expected)
})
