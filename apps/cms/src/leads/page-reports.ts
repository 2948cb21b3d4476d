import type { RecordName } from '@bank/content/reviews/newest-version.ts'
import type { MissingAddress, PageAnswers } from '@bank/leads/page-reports.ts'

/** Days that the reports of pages can look back, today among them. */
export const periods = [7, 30, 90] as const

export type Period = (typeof periods)[number]

/** What is looked back on unless an editor says otherwise. */
export const usualPeriod: Period = 30

/** Lines of each report. */
export const mostLines = 100

/** Both reports, each with how many lines there are in all, and the records of the pages that they name. */
export type PageReports = {
  readonly siteUrl: string
  readonly useful: readonly PageAnswers[]
  readonly usefulInAll: number
  readonly missing: readonly MissingAddress[]
  readonly missingInAll: number
  readonly records: Readonly<Record<string, RecordName>>
}
