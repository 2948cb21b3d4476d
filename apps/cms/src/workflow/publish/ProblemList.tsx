import { problemIn } from '@bank/content/spanish/problem-in.ts'
import type { NamedProblem } from '@bank/publisher/named-problems.ts'
import { useWords } from '../../language/use-words.ts'
import { recordPath } from '../record-path.ts'

/** What has to be mended before a publish, each with a link to its record where that is known. */
export const ProblemList = ({ problems }: { readonly problems: readonly NamedProblem[] }) => {
  const { language } = useWords()
  if (problems.length === 0) return null
  return (
    <ul>
      {problems.map(({ text, slug, id }) => {
        const said = problemIn(language, text)
        return <li key={text}>{slug ? <a href={recordPath(slug, id)}>{said}</a> : said}</li>
      })}
    </ul>
  )
}
