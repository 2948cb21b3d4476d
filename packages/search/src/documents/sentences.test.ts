import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstSentences, longestSentence, sentencesOf } from './sentences.ts'

it.each([
  ['sentences end with their signs', 'One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['lines are apart', 'A heading\nA sentence here', ['A heading', 'A sentence here']],
  ['short forms end nothing', 'Open 9 a.m. to noon at St. Louis. Come by.', ['Open 9 a.m. to noon at St. Louis.', 'Come by.']],
  ['Spanish begins with signs', 'Sí. ¿Y ahora? Venga.', ['Sí.', '¿Y ahora?', 'Venga.']],
  ['amounts stay whole', 'It costs $2.50. Ask us.', ['It costs $2.50.', 'Ask us.']],
])('%s', (_name, text, sentences) => expect(sentencesOf(text)).toEqual(sentences))

it('long sentences are cut between words', () => {
  const pieces = sentencesOf(`${'word '.repeat(100)}end.`)
  expect(pieces.length).toBeGreaterThan(2)
  for (const piece of pieces) expect(piece).toMatch(/^(?:… )?word/)
})

it('no sentence is longer than results show, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 900 }), (text) => {
      for (const sentence of sentencesOf(text)) expect(sentence.length).toBeLessThanOrEqual(longestSentence)
    }),
  )
})

it('tells the first sentences of an answer', () => {
  expect(firstSentences('One. Two.\nThree.', 2)).toBe('One. Two.')
})
