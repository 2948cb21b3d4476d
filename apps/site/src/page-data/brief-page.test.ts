import { expect, it } from 'vitest'
import { isBriefPage } from './brief-page.ts'

const words = (count: number, kind = 'simpleContent') => ({
  id: 'words',
  kind,
  props: { content: { text: `<p>${'word '.repeat(count)}</p>` }, image: { alt: { text: 'word '.repeat(200) } } },
  hiddenFrom: [],
})

it('[D-FOOT-9] a page is brief by its kind, or by its few words', () => {
  expect(isBriefPage({ pageKind: 'legal', blocks: [words(900)] })).toBe(true)
  expect(isBriefPage({ pageKind: 'service', blocks: [words(900)] })).toBe(true)
  expect(isBriefPage({ pageKind: 'page', blocks: [words(60, 'banner'), words(59)] })).toBe(true)
  expect(isBriefPage({ pageKind: 'page', blocks: [words(60, 'banner'), words(60)] })).toBe(false)
})

it('[D-FOOT-9] a page with a list or a tool is not brief, nor is one of a record', () => {
  expect(isBriefPage({ pageKind: 'page', blocks: [words(10), words(10, 'recordList')] })).toBe(false)
  expect(isBriefPage({ pageKind: undefined, blocks: [words(10)] })).toBe(false)
})
