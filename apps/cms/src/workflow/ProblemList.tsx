import type { NamedProblem } from '@bank/publisher/named-problems.ts'
import { recordPath } from './record-path.ts'

/** What has to be mended before a publish, each with a link to its record where that is known. */
export const ProblemList = ({ problems }: { readonly problems: readonly NamedProblem[] }) =>
  problems.length === 0 ? null : (
    <ul>
      {problems.map(({ text, slug, id }) => (
        <li key={text}>{slug ? <a href={recordPath(slug, id)}>{text}</a> : text}</li>
      ))}
    </ul>
  )
