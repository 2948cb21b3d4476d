import type { Closed, ListedClosure, Reopened } from '@bank/content/closures/change-closures.ts'
import type { ClosureWords } from '@bank/content/closures/closure-alert.ts'

const counted = (count: number): string => (count === 1 ? '1 branch' : `${count} branches`)

/** What closing did, in words. */
export const describeClosed = ({ closed, already, machines, alert }: Closed): readonly string[] => [
  ...already.map(
    ({ place, closure }) =>
      `${place.id} is closed already, since ${closure?.since}: ${closure?.reason.en}. It stays as it is; reopen it to close it otherwise.`,
  ),
  ...(machines.length > 0 ? [`${machines.length} ATMs without a branch stay open; --atm closes them, too.`] : []),
  ...(closed.length === 0
    ? ['Nothing was changed.']
    : [`${counted(closed.length)} closed until further notice: ${closed.map(({ place }) => place.id).join(', ')}.`]),
  ...(closed.length > 0 && alert ? [`The alert is approved in both languages as ${alert}.`] : []),
]

/** What reopening did, in words. */
export const describeReopened = ({ reopened, wereOpen }: Reopened): readonly string[] => [
  ...wereOpen.map((id) => `${id} is open already.`),
  reopened.length === 0
    ? 'No branch was changed.'
    : `${counted(reopened.length)} reopened: ${reopened.map(({ place }) => place.id).join(', ')}.`,
]

/** Closed branches, a line each: since when, why, and by whom where the log knows. */
export const describeList = (closures: readonly ListedClosure[]): readonly string[] =>
  closures.length === 0
    ? ['No branch is closed until further notice.']
    : closures.map(({ branch: { place, closure }, by, at }) =>
        [
          `${place.id}  since ${closure?.since}${closure?.atm ? ', with its ATM' : ''}: ${closure?.reason.en}`,
          ...(by ? [`  (${by}, ${at?.toISOString()})`] : []),
        ].join(''),
      )

/** What Spanish readers meet in English, for want of a reason or a message in Spanish. */
export const describeUntranslated = ({ reason, alertText }: ClosureWords): readonly string[] =>
  reason.es || alertText?.es ? [] : [`The reason has no Spanish: Spanish pages say "${reason.en}", too. --reason-es says it in Spanish.`]
