import type { Tally } from './leads.ts'

/** How often a page was said to be useful and not to be. An empty address: pages that are not named. */
export type PageAnswers = { readonly page: string; readonly yes: number; readonly no: number }

/** Where there is no page, how often it was asked for, and the pages of the site that led there, each with how often. */
export type MissingAddress = {
  readonly address: string
  readonly count: number
  readonly from: readonly { readonly page: string; readonly count: number }[]
}

const sum = (tallies: readonly Tally[]): number => tallies.reduce((total, { count }) => total + count, 0)

/** Answers to whether pages were useful, by page: those that most visitors did not find useful first. */
export const answersByPage = (tallies: readonly Tally[]): readonly PageAnswers[] => {
  const total = (page: readonly Tally[], answer: string) => sum(page.filter(({ detail }) => detail === answer))
  return [...Map.groupBy(tallies, ({ name }) => name)]
    .map(([page, of]) => ({ page, yes: total(of, 'yes'), no: total(of, 'no') }))
    .sort((a, b) => b.no - a.no || b.yes - a.yes || (a.page < b.page ? -1 : 1))
}

/** Addresses without a page, what was asked for most often first; where visitors came from elsewhere, no page is named. */
export const missingByAddress = (tallies: readonly Tally[]): readonly MissingAddress[] =>
  [...Map.groupBy(tallies, ({ name }) => name)]
    .map(([address, of]) => ({
      address,
      count: sum(of),
      from: of.filter(({ detail }) => detail !== '').map(({ detail, count }) => ({ page: detail, count })),
    }))
    .sort((a, b) => b.count - a.count || (a.address < b.address ? -1 : 1))
