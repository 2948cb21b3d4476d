/** Small words that one language has and the other has not: every sentence holds some of them. */
const english = new Set(
  'the and of your with for is are you we our that this from have will can not when what which where they by at'.split(' '),
)
const spanish = new Set('el la los las de del que y en un una su sus con por para es son se lo al no nos le más o como'.split(' '))

const count = (words: readonly string[], known: ReadonlySet<string>): number => words.filter((word) => known.has(word)).length

/** Whether a text reads as English: by at least two small English words, and more of them than Spanish ones. */
export const isEnglish = (text: string): boolean => {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  const found = count(words, english)
  return found >= 2 && found > count(words, spanish)
}
