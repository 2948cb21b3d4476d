import { mainOf, metaOf, plain } from './built-pages.ts'

/** Words that a lender may not use for its own people in advertising home loans (12 CFR 1026.24(i)(6)). */
const counselors = /\bcounsel(?:l?or|l?ing)\w*|\bconsejer(?:o|a|os|as|ía|ías)(?!\p{L})/iu

/** A deposit account is not reported to credit bureaus, so nothing about one may promise a credit record. */
const creditRecord =
  /credit (?:bureaus?|records?|history|scores?)|establishing credit|agencias de crédito|historial (?:de crédito|crediticio)/i

/** Every place where a page, or what search engines show of it, calls the bank's people counselors. */
export const counselorWords = (html: string): readonly string[] =>
  [...metaOf(html, 'description'), plain(mainOf(html))].flatMap((words) => counselors.exec(words)?.[0] ?? [])

/** Whether words promise that an account helps to establish credit. */
export const promisesCredit = (words: string): boolean => creditRecord.test(words)

const yields = /\bAPY\b|annual percentage yield|rendimiento porcentual anual/i
const figure = /\d+(?:\.\d+)?\s?%/

/** Whether a page advertises what a deposit earns, so that it needs the official advertising statement (12 CFR 328.6). */
export const showsYield = (html: string): boolean => {
  const words = plain(mainOf(html))
  return yields.test(words) && figure.test(words)
}

/** Sentences that say what a deposit earns in figures, each without the name of the yield (12 CFR 1030.8(b)). */
export const unnamedYields = (words: string): readonly string[] =>
  words
    .split(/(?<=[.!?:])\s+/)
    .filter((sentence) => /\b(?:earns?|pays?|ganan?|paga)\b[^.%]{0,40}\d+(?:\.\d+)?\s?%/i.test(sentence) && !yields.test(sentence))
