import type { RecordListProps } from '@bank/blocks/record-list/toProps.ts'
import { fingerprint } from '@bank/rules/lists/fingerprint.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { expect, it } from 'vitest'
import { siteAssembler } from './assemble.ts'
import { assembleSite } from './testing/assemble-site.ts'

const snapshot = fixtureSnapshot({
  records: {
    pages: [{ id: 'blog', uri: '/blog/', title: { en: 'Blog', es: 'Blog' }, blocks: [{ block: 'list' }] }],
    posts: [
      { id: 'old', uri: '/blog/old/', title: { en: 'Old' }, date: '2025-01-02' },
      { id: 'new', uri: '/blog/new/', title: { en: 'New', es: 'Nuevo' }, date: '2026-01-02' },
    ],
  },
  blocks: [{ id: 'list', kind: 'recordList', model: 'blog/post' }],
})
const options = { siteUrl: undefined, buildYear: 2026, files: [] }

it.each(['en', 'es'] as const)(
  '[LIST-13] the cards for the API are those of the page, in its order and with its fingerprint (%s)',
  (language) => {
    const cards = Object.values(siteAssembler(snapshot, options).listCards()[language]['blog/post'] ?? {}).toSorted(
      (one, other) => one.at - other.at,
    )
    const page = assembleSite(snapshot, options).find(({ path }) => path === (language === 'es' ? '/es/blog/' : '/blog/'))
    const props = page?.blocks[0]?.props as RecordListProps
    expect(cards.map(({ card }) => card.id)).toEqual(['new', 'old'])
    expect(props.list?.attributes['data-fingerprint']).toBe(fingerprint(JSON.stringify(cards.map(({ card }) => card))))
    expect(JSON.parse(JSON.stringify(props.cards))).toEqual(JSON.parse(JSON.stringify(cards.map(({ card }) => card))))
  },
)

it('[LIST-12] the flag of the environment reaches the page', () => {
  const still = { ...snapshot, blocks: [{ id: 'list', kind: 'recordList' as const, model: 'blog/post' as const, liveRefresh: false }] }
  const live = (liveRefreshFlag?: string) => {
    const page = assembleSite(still, { ...options, liveRefreshFlag }).find(({ path }) => path === '/blog/')
    const props = page?.blocks[0]?.props as RecordListProps | undefined
    return props?.list?.attributes['data-live']
  }
  expect([live(), live('0'), live('TRUE')]).toEqual([undefined, undefined, ''])
})
