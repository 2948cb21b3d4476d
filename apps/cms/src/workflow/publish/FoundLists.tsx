import { problemIn } from '@bank/content/spanish/problem-in.ts'
import type { Findings } from '@bank/publisher/preview/findings.ts'
import { useWords } from '../../language/use-words.ts'
import { ProblemList } from './ProblemList.tsx'

type Props = Pick<Findings, 'toMend' | 'toLookAt'> & {
  readonly texts: { readonly toMend: (count: number) => string; readonly toLookAt: string }
}

/** What stands in the way of a step, and what else it would do, each list with the words above it; nothing where nothing was found. */
export const FoundLists = ({ toMend, toLookAt, texts }: Props) => {
  const { language } = useWords()
  return (
    <>
      {toMend.length > 0 && <p>{texts.toMend(toMend.length)}</p>}
      <ProblemList problems={toMend} />
      {toLookAt.length > 0 && (
        <>
          <p>{texts.toLookAt}</p>
          <ul>
            {toLookAt.map((text) => (
              <li key={text}>{problemIn(language, text)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
