import { wholeForm } from '../text/short-forms.ts'
import { isAsking } from '../text/stop-words.ts'
import { infinitives } from '../text/verb-forms.ts'
import { foldWord, writtenWords } from '../text/words.ts'
import { type Lexicon, numbersIn, silent } from '../words/lexicon.ts'
import type { Spelling } from '../words/spelling.ts'
import type { Towns } from '../words/towns.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

/** What is read of typed text: so much that every real question fits, so little that no text costs time. */
const limits = { characters: 200, words: 16, wordLength: 40 } as const

/** Letters of a beginning that is completed, and of one that other words follow. */
const leastLast = 4
const leastBeginning = 6

export type Reader = {
  readonly lexicon: Lexicon
  readonly vocabulary: Vocabulary
  readonly spelling: Spelling
  readonly towns: Towns
  /** Words that names hold one after the other, by how they look without a blank. */
  readonly together: ReadonlyMap<string, readonly number[]>
  /** Whether any document holds a token. */
  readonly isHeld: (token: number) => boolean
  /** How words are read that stand somewhere just as they are typed; filled while they are. */
  readonly known: Map<string, readonly Typed[]>
}

/** A word of a query: its token, others that it may stand for, or nothing when it is not known. */
export type Typed = {
  readonly written: string
  readonly token: number | undefined
  readonly others: readonly number[]
  readonly isAsking: boolean
  /** What it was read as, where it is mistyped. */
  readonly corrected?: string
  /** The town that it names, where the bank has nothing in it. */
  readonly elsewhere?: string
}

/** Numbers tell nothing outside of phrases and places: `200k`. */
const isAmount = (word: string): boolean => /^\d+[kx]?$/.test(word)

/** A sign that is a word of its own: who types `4.50%` asks for a rate. */
const withSigns = (text: string): string => (text.includes('%') ? text.replace(/(?<=\d ?)%/g, ' percent ') : text)

/** A telephone number of ten digits, in one piece, in groups, or behind the country's 1. */
const telephone = /(?<!\d)(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?!\d)/g

/** Telephone numbers in the groups in which pages write them; in one piece, which nothing is found for, where no page ends one so. */
const withTelephones = ({ lexicon, isHeld }: Reader, text: string): string =>
  text.replace(telephone, (_number, area: string, exchange: string, line: string) => {
    const token = lexicon.numberOf(line)
    return ` ${[area, exchange, line].join(token !== undefined && isHeld(token) ? ' ' : '')} `
  })

/** Reads one word. Those that stand somewhere just so are read once. */
const readWord = (reader: Reader, written: string, isLast: boolean): readonly Typed[] => {
  const { lexicon, known } = reader
  const number = lexicon.written(written)
  if (number === silent) return []
  const before = known.get(written)
  if (before) return before
  const read = readAnew(reader, written, isLast)
  if (number !== undefined && read[0]?.token === number) known.set(written, read)
  return read
}

/** What is not known is completed, corrected or cut in two. */
const readAnew = (reader: Reader, written: string, isLast: boolean): readonly Typed[] => {
  const { lexicon, vocabulary, spelling, together, isHeld } = reader
  const isKnown = (token: number): boolean => isHeld(token) || vocabulary.isOfPhrase(token)
  const known = (token: string): number | undefined => {
    const number = lexicon.numberOf(token)
    return number !== undefined && isKnown(number) ? number : undefined
  }
  const word = written.slice(0, limits.wordLength)
  const { token, number } = lexicon.look(word)
  if (number === silent) return []
  const folded = wholeForm(foldWord(word), lexicon.language)
  const asking = isAsking(folded, lexicon.language) || isAmount(folded)
  const typed = (meant: number | undefined, others: readonly number[] = []): readonly Typed[] => [
    { written, token: meant, others, isAsking: asking },
  ]
  if (number !== undefined && isKnown(number)) return typed(number)
  if (asking) return typed(undefined)
  const town = reader.towns.elsewhere([folded])
  if (town) return [{ written, token: undefined, others: [], isAsking: false, elsewhere: town }]
  const completed =
    folded.length >= (isLast ? leastLast : leastBeginning) ? spelling.completions(folded).flatMap((found) => known(found) ?? []) : []
  if (completed[0] !== undefined) return typed(completed[0], completed.slice(1))
  const infinitive = infinitives(folded, lexicon.language).find((form) => known(lexicon.look(form).token) !== undefined)
  if (infinitive !== undefined) return typed(known(lexicon.look(infinitive).token))
  const apart = together.get(token)
  if (apart) return apart.flatMap((each) => typed(each))
  const meant = spelling.correct(token)
  const corrected = meant === undefined ? undefined : known(meant)
  if (corrected === undefined) return typed(undefined)
  return [{ written, token: corrected, others: [], isAsking: false, corrected: lexicon.spelled(corrected) }]
}

/** Words of the longest name of a town that is looked for. */
const mostInTown = 3

/** Where words name a town that has nothing of the bank though each means something else, `el paso`, and no more is asked than where or when. */
const townIn = ({ lexicon, vocabulary, towns }: Reader, words: readonly string[]) => {
  const isBeside = (word: string): boolean => {
    const { number } = lexicon.look(word)
    return number === silent || isAsking(foldWord(word), lexicon.language) || (number !== undefined && vocabulary.isOfPhrase(number))
  }
  for (const [from, word] of words.entries()) {
    if (!towns.begins(foldWord(word))) continue
    for (let count = Math.min(mostInTown, words.length - from); count > 1; count -= 1) {
      const town = towns.elsewhere(words.slice(from, from + count).map(foldWord))
      if (town && words.every((other, place) => (place >= from && place < from + count) || isBeside(other))) return { town, from, count }
    }
  }
  return undefined
}

/** Words that are not known as the place that they sound like, alone or with the ones beside them: `baton rush`. */
const heard = (reader: Reader, typed: readonly Typed[]): readonly Typed[] => {
  const { lexicon, towns } = reader
  const at = typed.findIndex(({ token, isAsking: asking, elsewhere }) => token === undefined && !asking && !elsewhere)
  if (at < 0) return typed
  for (let count = Math.min(mostInTown, typed.length); count > 0; count -= 1)
    for (let from = Math.max(0, at - count + 1); from <= at && from + count <= typed.length; from += 1) {
      const part = typed.slice(from, from + count)
      const name = part.some(({ written }) => /\d/.test(written)) ? undefined : towns.heard(part.map(({ written }) => foldWord(written)))
      if (name === undefined) continue
      const written = part.map((each) => each.written).join(' ')
      const read = numbersIn(lexicon, name).map((token, place): Typed => {
        return { written: place === 0 ? written : '', token, others: [], isAsking: false, corrected: name }
      })
      return [...typed.slice(0, from), ...read, ...typed.slice(from + count)]
    }
  return typed
}

/** Reads typed words one by one; towns are known by all words of their names. */
export const readWords = (reader: Reader, text: string): readonly Typed[] => {
  const found = writtenWords(withSigns(withTelephones(reader, text.slice(0, limits.characters))).normalize('NFC'))
  const words = found.length > limits.words ? found.slice(0, limits.words) : found
  const named = townIn(reader, words)
  if (!named)
    return heard(
      reader,
      words.flatMap((word, place) => readWord(reader, word, place === words.length - 1)),
    )
  const { town, from, count } = named
  const around = (part: readonly string[]) => part.flatMap((word) => readWord(reader, word, false))
  const written = words.slice(from, from + count).join(' ')
  const there: Typed = { written, token: undefined, others: [], isAsking: false, elsewhere: town }
  return [...around(words.slice(0, from)), there, ...around(words.slice(from + count))]
}
