import { expect, it } from 'vitest'
import { foldedWords, wordsOf } from './fold.ts'

it.each([
  ['accents', 'Cajero AUTOMÁTICO', ['cajero', 'automatico']],
  ['accents of their own', 'automa\u0301tico', ['automatico']],
  ['signs around words', '¿Qué necesito?', ['que', 'necesito']],
  ['apostrophes', 'the bank’s', ['the', 'bank', 's']],
  ['no words', ' … 🦐', []],
])('folds a text with %s', (_name, text, words) => expect(foldedWords(text)).toEqual(words))

it('says where each word starts', () =>
  expect(wordsOf('¿Y año?')).toEqual([
    { word: 'Y', start: 1 },
    { word: 'año', start: 3 },
  ]))
