import { expect, it } from 'vitest'
import { titlingField } from './page-titles.ts'

it.each([
  ['a page', 'pages', { uri: '/about/', title: { en: 'About' } }, 'title'],
  ['the home page, which the settings title', 'pages', { uri: '/', title: { en: 'Home' } }, undefined],
  ['a page with a title in its head HTML', 'pages', { uri: '/x/', title: 'X', meta: '<TITLE>Own</TITLE>' }, undefined],
  ['the settings', 'settings', { siteTitle: { en: 'Bank' } }, 'siteTitle'],
  ['a post', 'posts', { uri: '/blog/x/', title: { en: 'X' }, name: { en: 'Y' } }, 'title'],
  ['a post without a title', 'posts', { uri: '/blog/x/', title: { en: ' ' }, headline: { es: 'Z' } }, 'headline'],
  ['a post that leads elsewhere', 'posts', { uri: '/about/', title: { en: 'X' } }, undefined],
  ['a press release', 'releases', { uri: '/news/x/', name: 'N' }, 'name'],
  ['an event without an address', 'events', { title: { en: 'X' } }, undefined],
  ['an event', 'events', { uri: '/events/x/', title: { text: '' }, name: { text: 'N', lang: 'en' } }, 'name'],
  ['a branch', 'locations', { state: 'LA', permalink: 'houma', name: 'Houma' }, 'name'],
  ['a location in another state', 'locations', { state: 'AR', permalink: 'x', name: 'X' }, undefined],
  ['a report, which has no page', 'reports', { uri: '/news/x/', title: 'X' }, undefined],
])('%s is titled by the right field', (_name, slug, record, field) => {
  expect(titlingField(slug, record)).toBe(field)
})
