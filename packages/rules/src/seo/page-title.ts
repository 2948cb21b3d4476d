import { longestTitle } from '../constants.ts'

/** Sentence signs at the end of a trimmed title; a per cent sign belongs to its number. */
const trailingSigns = /(?:[^\P{P}%]|[\s|])+$/u

const lengthOf = (text: string): number => [...text].length

/**
 * Title of a page: its own title, a pipe and the bank's name (SEO-01). Beyond 65 characters whole words go from the end of the
 * title, with the signs before them, never from the suffix; one word always stays (SEO-02 to SEO-04, D-SEO-2). A title that
 * already ends with the suffix does not get it twice (D-SEO-3).
 */
export const pageTitle = (title: string, bankName: string): string => {
  const suffix = ` | ${bankName}`
  const trimmed = title.trim().replace(/\s+/g, ' ')
  const own = trimmed.endsWith(suffix) ? trimmed.slice(0, -suffix.length) : trimmed
  if (own === '') return bankName
  const words = own.split(' ')
  const fits = (count: number) => lengthOf(words.slice(0, count).join(' ') + suffix) <= longestTitle
  let kept = words.length
  while (kept > 1 && !fits(kept)) kept -= 1
  const shortened = words.slice(0, kept).join(' ')
  const clean = kept === words.length ? shortened : shortened.replace(trailingSigns, '')
  return `${clean === '' ? shortened : clean}${suffix}`
}
