import type { ListedPlan } from '@bank/content/schedule/plans.ts'
import { failureIn } from '@bank/content/spanish/failure-in.ts'
import type { Words } from '../../language/en.ts'
import { ChangeReasons } from '../record/ChangeReasons.tsx'
import { timeWords } from '../record/review-words.ts'

type Props = { readonly plan: ListedPlan; readonly words: Words }

/** A plan in the list of what waits: of which record, what happens when, who planned it and why; of one that failed, what has to be mended. */
export const PlanRow = ({ plan: { title, label, edit, type, at, by, reason, reasons, failed }, words }: Props) => (
  <tr>
    <td>
      <a href={edit}>{title}</a> ({label})
    </td>
    <td>{words.schedule[type](timeWords(at, words))}</td>
    <td data-heading={words.waiting.columns.by}>{by || '–'}</td>
    <td data-heading={words.waiting.columns.reason}>
      {type === 'end' ? reason || '–' : <ChangeReasons reasons={reasons} words={words} />}
      {failed && (
        <blockquote>
          <strong>{words.schedule.failed(failureIn(words.language, failed))}</strong>
        </blockquote>
      )}
    </td>
  </tr>
)
