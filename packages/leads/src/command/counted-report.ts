import type { Tally, TallyKind } from '../leads.ts'
import { answersByPage } from '../page-reports.ts'

type Report = {
  readonly kind: TallyKind
  readonly lines: (tallies: readonly Tally[]) => readonly string[]
  /** Said where nothing was counted. */
  readonly none: string
}

const number = (count: number): string => String(count).padStart(6)

const reports = {
  unfound: {
    kind: 'search',
    lines: (tallies) => tallies.map(({ count, detail, name }) => `${number(count)}  ${detail}  ${name || '(words not kept)'}`),
    none: 'Nothing was searched for in vain',
  },
  missing: {
    kind: 'missing',
    lines: (tallies) =>
      tallies.map(({ count, detail, name }) => `${number(count)}  ${name || '(address not kept)'}${detail && `  from ${detail}`}`),
    none: 'No page was missing',
  },
  useful: {
    kind: 'useful',
    lines: (tallies) =>
      answersByPage(tallies).map(({ page, yes, no }) => `${number(no)} no  ${number(yes)} yes  ${page || '(address not kept)'}`),
    none: 'Nobody has answered',
  },
} as const satisfies Readonly<Record<string, Report>>

export type CountedName = keyof typeof reports

/** Names of the commands that show what was counted by the day. */
export const countedNames = Object.keys(reports) as readonly CountedName[]

/** What is counted under such a name. */
export const countedKind = (name: CountedName): TallyKind => reports[name].kind

/** At most `most` lines of a report: what was counted most often first; of answers, the pages that most visitors did not find useful. */
export const countedReport = (name: CountedName, tallies: readonly Tally[], most: number): string => {
  const lines = reports[name].lines(tallies).slice(0, most)
  return `${lines.length === 0 ? reports[name].none : lines.join('\n')}\n`
}
