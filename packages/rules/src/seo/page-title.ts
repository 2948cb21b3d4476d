import { longestTitle } from '../constants.ts'

/** Sentence signs at the end of a trimmed title; a per cent sign belongs to its number. */
const trailingSigns = /(?:[^\P{P}%]|[\s|])+$/u

const lengthOf = (text: string): number => [...text].length

const partsOf = (title: string, bankName: string): { readonly own: string; readonly suffix: string } => {
  const suffix = ` | ${bankName}`
  const trimmed = title.trim().replace(/\s+/g, ' ')
  return { own: trimmed.endsWith(suffix) ? trimmed.slice(0, -suffix.length) : trimmed, suffix }
}

/**
 * Title of a page: its own title, a pipe and the bank's name (SEO-01). Beyond 65 characters whole words go from the end of the
 * title, with the signs before them, never from the suffix; one word always stays (SEO-02 to SEO-04, D-SEO-2). A title that
 * already ends with the suffix does not get it twice (D-SEO-3). Nothing is published that `titleProblem` finds too long (D-SEO-2).
 */
export const pageTitle = (title: string, bankName: string): string => {
  const { own, suffix } = partsOf(title, bankName)
  if (own === '') return bankName
  const words = own.split(' ')
  const fits = (count: number) => lengthOf(words.slice(0, count).join(' ') + suffix) <= longestTitle
  let kept = words.length
  while (kept > 1 && !fits(kept)) kept -= 1
  const shortened = words.slice(0, kept).join(' ')
  const clean = kept === words.length ? shortened : shortened.replace(trailingSigns, '')
  return `${clean === '' ? shortened : clean}${suffix}`
}

/** How long a page's title is with the bank's name behind it, in characters, before anything is cut (D-SEO-2). */
export const titleLength = (title: string, bankName: string): number => {
  const { own, suffix } = partsOf(title, bankName)
  return own === '' ? lengthOf(bankName) : lengthOf(own + suffix)
}

/** What is wrong with a title that does not fit beside the bank's name, for the person who wrote it; nothing for one that does (D-SEO-2). */
export const titleProblem = (title: string, bankName: string): string | undefined => {
  const over = titleLength(title, bankName) - longestTitle
  if (over <= 0) return undefined
  return `makes a page title of ${longestTitle + over} characters with " | ${bankName}" behind it, and ${longestTitle} fit: take ${over} out`
}
