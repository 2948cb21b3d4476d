import { expect, it } from 'vitest'
import { findMentions } from './find-mentions.ts'

const mentionsIn = (texts: readonly string[], address: string): readonly number[] => {
  const blocks = texts.map((content, index) => ({ id: String(index), content }))
  return findMentions({ settings: {}, records: {}, blocks, media: [] } as never, address).map(({ record }) => Number(record))
}

it('finds an address as a whole, with its language prefix or without', () => {
  const texts = ['<a href="/fees/">', '/fees/', '/en/fees/', '/fees/2026/', 'https://x.example/fees/', 'See /fees/ there', '/old/fees/']
  expect(mentionsIn(texts, '/en/fees/')).toEqual([0, 1, 2, 4, 5])
})

it('takes no word of prose for an address without a slash', () => {
  expect(mentionsIn(['<a href="nowhere">', 'nowhere', 'It leads nowhere.', "<a href='nowhere#x'>"], 'nowhere')).toEqual([0, 1, 3])
})
