import { describe, expect, it } from 'vitest'
import { es, pseudo } from './pseudo.ts'

describe('the pseudo-locale', () => {
  it.each([
    ['Search', '[Ŝéárçĥ··]'],
    ['MENU', '[MÉÑÚ··]'],
    ['', '[]'],
  ])('writes %j with accents, in brackets and 30 %% longer: %j', (text, expected) => {
    expect(pseudo(text)).toBe(expected)
  })

  it('leaves places open and signs as they are', () => {
    expect(pseudo('{count} on “{terms}”, 5 %')).toBe('[{count} óñ “{terms}”, 5 %········]')
  })

  it('lengthens long texts by words, so that they wrap', () => {
    expect(pseudo('x'.repeat(60))).toBe(`[${'x'.repeat(60)}········ ········ ··]`)
  })

  it('has every phrase of the dictionary', () => {
    expect([es.search, es['weekday.mon']]).toEqual(['[Ŝéárçĥ··]', '[Móñďáý··]'])
  })
})
