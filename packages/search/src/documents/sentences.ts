import { utf8Json } from '../text/utf8-json.ts'
import { wordsIn } from '../text/words.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { silent } from '../words/lexicon.ts'

/** A sentence as results show it, and its words without those that say nothing. */
export type Sentence = {
  /** As JSON (`utf8Json`). */
  readonly json: string
  readonly words: Int32Array
  /** Where each word starts and ends (UTF-16 units). */
  readonly places: Uint16Array
}

/**
 * Characters of the longest sentence.
 *
 * @internal Its test tries the limit.
 */
export const longestSentence = 220

const ends = /(?<=[.!?…]["”’»)]?)\s+(?=["“‘«(¿¡]?[\p{Lu}\p{N}¿¡])/u

/** After these no sentence ends. */
const shortForms = /(?:^|[\s(])(?:a|p|e|m|dr|dra|sr|sra|st|mr|mrs|ms|no|vs|jr|inc|u\.s)\.$/iu

const wholeSentences = (line: string): readonly string[] => {
  const sentences: string[] = []
  for (const piece of line.split(ends)) {
    const last = sentences.at(-1)
    if (last !== undefined && shortForms.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}

/** A sentence in pieces that are not too long, cut between words. */
const pieces = (sentence: string): readonly string[] => {
  if (sentence.length <= longestSentence) return [sentence]
  const room = longestSentence - 2
  const blank = sentence.lastIndexOf(' ', room)
  const end = blank > room / 2 ? blank : room
  const rest = sentence.slice(end).trim()
  return [`${sentence.slice(0, end)} …`, ...(rest === '' ? [] : pieces(`… ${rest}`))]
}

/** The first sentences of a text in one line. */
export const firstSentences = (text: string, count: number): string =>
  wholeSentences(text.replace(/\s+/g, ' ').trim()).slice(0, count).join(' ')

/** Words of the shortest sentence that says something by itself. */
const leastWords = 4

/** Whether a piece of text is a sentence, and no heading, label or entry of a list. */
export const isSentence = (text: string): boolean => /[.!?…]["”’»)]?$/.test(text) && text.split(' ').length >= leastWords

/** The sentences of a text with one passage on each line, as results may show them. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .flatMap(wholeSentences)
    .flatMap(pieces)

export const readSentence = (lexicon: Lexicon, text: string): Sentence => {
  const read = wordsIn(text).flatMap(({ word, start, end }) => {
    const number = lexicon.number(word)
    return number === silent ? [] : [{ number, start, end }]
  })
  return {
    json: utf8Json(text),
    words: Int32Array.from(read, ({ number }) => number),
    places: Uint16Array.from(read.flatMap(({ start, end }) => [start, end])),
  }
}
