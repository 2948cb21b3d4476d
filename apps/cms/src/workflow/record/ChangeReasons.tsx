import type { ChangeReason } from '@bank/content/store/history/read-history.ts'
import type { Words } from '../../language/en.ts'
import { timeWords } from './review-words.ts'

type Props = { readonly reasons: readonly ChangeReason[]; readonly words: Words }

/** Why a draft was changed, as its writers said with their saves, oldest first. */
export const ChangeReasons = ({ reasons, words }: Props) => {
  if (reasons.length === 0) return '–'
  return (
    <ul className="workflow-steps">
      {reasons.map(({ by, at, reason }) => (
        <li key={at}>
          {by}, {timeWords(at, words)}
          <blockquote>{reason}</blockquote>
        </li>
      ))}
    </ul>
  )
}
