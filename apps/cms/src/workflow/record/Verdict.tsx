import type { ToMend } from '@bank/content/reviews/to-mend.ts'
import type { Findings } from '@bank/publisher/preview/findings.ts'
import type { Words } from '../../language/en.ts'
import { FoundLists } from '../publish/FoundLists.tsx'

type Props = {
  /** What was found last; nothing before the first look. */
  readonly found: Findings | undefined
  /** Why nothing could be found out. */
  readonly said: string
  /** Whether what was found may be out of date: the record has changed, and nobody has looked at it since. */
  readonly isAsked: boolean
  /** What a step was refused for just now, in place of what was found before it. */
  readonly refused: readonly ToMend[] | undefined
  readonly words: Pick<Words, 'problems'>
}

const mostPages = 5

const Line = ({ text }: { readonly text: string }) => <li>{text}</li>

/** What is in the way of a record; while it is looked at anew, the former list stays in sight below words that say so. */
export const Verdict = ({ found, said, isAsked, refused, words: { problems: texts } }: Props) => {
  const { toLookAt = [], pages } = found ?? {}
  const toMend = refused ?? found?.toMend ?? []
  const isOld = isAsked && refused === undefined
  return (
    <div role="status">
      {said && <p>{said}</p>}
      {(isAsked || !found) && !said && (toMend.length === 0 || !isOld) && <p>{texts.checking}</p>}
      {found && !isAsked && toMend.length === 0 && <p>{texts.none}</p>}
      <FoundLists toMend={toMend} toLookAt={toLookAt} texts={isOld ? { ...texts, toMend: () => texts.checking } : texts} />
      {pages && (
        <>
          <p>{texts.alertPages(pages.length)}</p>
          <ul>
            {pages.slice(0, mostPages).map((path) => (
              <Line key={path} text={path} />
            ))}
            {pages.length > mostPages && <Line text={texts.more(pages.length - mostPages)} />}
          </ul>
        </>
      )}
    </div>
  )
}
