import { expect, it } from 'vitest'
import { cardsOfOthers, cardsOnPages } from './cards-on-pages.ts'
import type { SearchPage } from './search-page.ts'

const page = (url: string, ids: readonly string[], text: string, headings: readonly string[] = []) =>
  ({ url, ids, words: { tabTitle: '', title: '', description: '', headings, text } }) as unknown as SearchPage

const team = page('/team/', ['main', 'member-ana', 'member-bo'], 'Ana\nOfficer\nBo')
const demo = page('/demo/', ['member-ana', 'member-bo'], 'One Monday morning, and who helps\nAna\nOfficer\nBo', ['One Monday', 'Ana'])
const other = page('/other/', ['member-bo', 'member-cy'], 'Bo, Cy and a long story of both of them')

it('[D-SRCH-2] a card has its place on the page that is about such cards most', () => {
  const cards = new Set(['member-ana', 'member-bo', 'member-cy', 'member-di'])
  expect([...cardsOnPages([demo, other, team], cards)].toSorted()).toEqual([
    ['member-ana', '/team/#member-ana'],
    ['member-bo', '/team/#member-bo'],
    ['member-cy', '/other/#member-cy'],
  ])
})

it('[D-SRCH-2] a page says nothing of what stands on cards that have their place elsewhere', () => {
  const records = [
    { url: '/team/#member-ana', name: 'Ana', description: 'Officer' },
    { url: '/team/#member-bo', name: 'Bo', description: '' },
  ]
  const withoutOthers = cardsOfOthers(records)
  expect(withoutOthers(demo).words).toMatchObject({ headings: ['One Monday'], text: 'One Monday morning, and who helps' })
  expect(withoutOthers(team)).toBe(team)
})
