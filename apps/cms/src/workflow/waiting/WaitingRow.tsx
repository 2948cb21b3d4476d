import type { Waiting } from '@bank/content/reviews/queue.ts'
import type { ChangeReason } from '@bank/content/store/history/read-history.ts'
import type { ReactNode } from 'react'
import type { Words } from '../../language/en.ts'
import { ChangeReasons } from '../record/ChangeReasons.tsx'
import { ReviewLine } from '../record/ReviewLine.tsx'
import { timeWords } from '../record/review-words.ts'

type Props = { readonly draft: Waiting; readonly words: Words; readonly choice?: ReactNode }

const TakenOffLine = ({ of: { by, at, reason }, words }: { readonly of: ChangeReason; readonly words: Words }) => (
  <>
    {words.place.takenOff(by, timeWords(at, words))}
    {reason && <blockquote>{reason}</blockquote>}
  </>
)

/**
 * A draft in the list of what waits: why it was changed, which a phone shows without moving the table, and its last step, below those that it must not hide;
 * `choice` stands before its name.
 */
export const WaitingRow = ({ draft, words, choice }: Props) => {
  const { title, label, edit, reviews, reasons, takenOff, isChangedSince, state } = draft
  const last = reviews.at(-1)
  const submitted = reviews.findLast(({ action }) => action === 'submitted')
  const failed = state === 'failed' ? reviews.findLast(({ action }) => action === 'failed') : undefined
  const shown = reviews.filter((step) => step === last || step === failed || (step === submitted && step.comment))
  // The step of a planned end says so itself.
  const off = last?.action === 'ended' ? null : takenOff
  const isBeforeOff = ({ at }: { readonly at: string }) => off !== null && at < off.at
  const line = (step: (typeof shown)[number]) => (
    <div key={`${step.at} ${step.action}`}>
      <ReviewLine of={step} words={words} />
    </div>
  )
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
        {shown.filter(isBeforeOff).map(line)}
        {off && <TakenOffLine of={off} words={words} />}
        {shown.filter((step) => !isBeforeOff(step)).map(line)}
        {!off && !last && '–'}
        {isChangedSince && <p>{words.waiting.changedSince}</p>}
      </td>
      <td>{label}</td>
    </tr>
  )
}
