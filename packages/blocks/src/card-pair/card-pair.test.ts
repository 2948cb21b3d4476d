// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { CardPair as View } from './CardPair.tsx'
import { examples } from './examples.ts'
import { cardPair as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const pair = examples['the two cards alone'] ?? {}

describe('card pair', () => {
  it('[ROUTE-36] [BLK-91] shows exactly two cards, to the culture and the community pages', () => {
    const host = renderBlock(block, pair)
    expect(host.querySelectorAll('article')).toHaveLength(2)
    expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/en/about/our-culture/',
      '/en/about/community-involvement/',
    ])
  })

  it.each([1, 3])('[D-BLK-22] refuses %i cards', (count) => {
    const cards = Array.from({ length: count }, () => ({ title: { en: 'Culture' } }))
    expect(schema.schema.safeParse({ id: 'a', kind: 'cardPair', cards }).error?.issues[0]?.message).toContain('exactly 2')
  })

  it('[D-BLK-22] shows title, intro, image and the words of its link', () => {
    const card = renderBlock(block, pair).querySelector('article')
    expect(card?.querySelector('h2')?.textContent).toBe('How we go about it')
    expect(card?.textContent).toContain('Answer by the second ring.')
    expect(card?.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/main-street\./)
    expect(card?.querySelector('a')?.textContent).toBe('Our culture')
  })

  it('[BLK-03] is hidden without content', () => {
    expect(renderBlock(block, { headline: { en: 'About' }, cards: [{}, {}] }).innerHTML).toBe('')
  })
})
