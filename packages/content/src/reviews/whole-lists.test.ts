import { expect, it } from 'vitest'
import { differences } from '../store/history/differences.ts'
import { withWholeLists } from './whole-lists.ts'

const page = (...blocks: readonly string[]) => ({ title: { en: 'Home' }, blocks: blocks.map((block) => ({ block })) })
const changes = (before: object, after: object) => withWholeLists(before as never, after as never, differences(before, after))

it('shows a list whose rows came, went or moved as a whole', () => {
  const [before, after] = ['banner\nrates\nnews', 'rates\nnews']
  expect(changes(page('banner', 'rates', 'news'), page('rates', 'news'))).toEqual([{ field: 'blocks', before, after }])
  expect(changes(page('a', 'b'), page('b', 'a'))).toEqual([{ field: 'blocks', before: 'a\nb', after: 'b\na' }])
  expect(changes(page(), page('a'))).toEqual([{ field: 'blocks', after: 'a' }])
})

it('shows a row that was changed in its place by itself, and what is beside the list', () => {
  expect(changes(page('a', 'b'), { ...page('a', 'c'), title: { en: 'House' } })).toEqual([
    { field: 'title.en', before: 'Home', after: 'House' },
    { field: 'blocks.1.block', before: 'b', after: 'c' },
  ])
})

it('writes rows of several fields, and of both languages, in one line each', () => {
  const links = (...texts: readonly string[]) => ({ links: texts.map((en) => ({ text: { en, es: `${en} (es)` }, uri: '/x/' })) })
  expect(changes(links('One'), links('One', 'Two'))).toEqual([
    { field: 'links', before: 'One · One (es) · /x/', after: 'One · One (es) · /x/\nTwo · Two (es) · /x/' },
  ])
})
