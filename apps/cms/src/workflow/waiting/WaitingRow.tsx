import type { Waiting } from '@bank/content/reviews/queue.ts'
import type { ReactNode } from 'react'
import type { Words } from '../../language/en.ts'
import { ChangeReasons } from '../record/ChangeReasons.tsx'
import { ReviewLine } from '../record/ReviewLine.tsx'

type Props = { readonly draft: Waiting; readonly words: Words; readonly choice?: ReactNode }

/** A draft in the list of what waits: why it was changed, which a phone shows without moving the table, and its last step; `choice` stands before its name. */
export const WaitingRow = ({ draft: { title, label, edit, reviews, reasons, isChangedSince, state }, words, choice }: Props) => {
  const last = reviews.at(-1)
  const submitted = reviews.findLast(({ action }) => action === 'submitted')
  const failed = state === 'failed' ? reviews.findLast(({ action }) => action === 'failed') : undefined
  return (
    <tr>
      <td>
        {choice}
        <a href={edit}>{title}</a>
      </td>
      <td>
        <ChangeReasons reasons={reasons} words={words} />
      </td>
      <td>
        {submitted?.comment && submitted !== last && <ReviewLine of={submitted} words={words} />}
        {failed && failed !== last && <ReviewLine of={failed} words={words} />}
        {last ? <ReviewLine of={last} words={words} /> : '–'}
        {isChangedSince && <p>{words.waiting.changedSince}</p>}
      </td>
      <td>{label}</td>
    </tr>
  )
}
