import { useWords } from '../language/use-words.ts'
import { mostNamed } from './changed-pages.ts'

/** How many pages changed with a release, and which: the first of them at once, the rest on demand. */
export const ChangedPages = ({ pages }: { readonly pages: readonly string[] }) => {
  const { releases, problems } = useWords()
  const rest = pages.slice(mostNamed)
  return (
    <>
      <p>
        {releases.pages(pages.length)}
        {pages.length > 0 && `: ${pages.slice(0, mostNamed).join(', ')}`}
      </p>
      {rest.length > 0 && (
        <details>
          <summary>{problems.more(rest.length)}</summary>
          <ul>
            {rest.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
