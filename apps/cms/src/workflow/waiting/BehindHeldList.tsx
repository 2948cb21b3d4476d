import { useEffect, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import type { AllBehindHeld } from '../../publisher/behind-held.ts'
import { ScrolledTable } from '../../table/ScrolledTable.tsx'
import { call } from '../calls/call.ts'
import { timeWords } from '../record/review-words.ts'

/** The records that wait behind an older release in force by hand, those that were changed last first; nothing where there are none. */
export const BehindHeldList = () => {
  const words = useWords()
  const { columns, behindHeld: texts } = words.waiting
  const [{ count, newest }, setFound] = useState<AllBehindHeld>({ count: 0, newest: [] })
  useEffect(() => {
    // Whoever may not ask, or finds no publisher, is told elsewhere.
    call<AllBehindHeld>('GET', '/publisher/behind-held').then(setFound, () => undefined)
  }, [])
  if (count === 0) return null
  return (
    <section aria-label={texts.list}>
      <h2>
        {texts.list} ({count})
      </h2>
      <ScrolledTable headings={[columns.record, columns.what, texts.by, texts.since]} isStacked>
        {newest.map(({ title, label, edit, action, by, at }) => (
          <tr key={edit}>
            <td>
              <a href={edit}>{title}</a> ({label})
            </td>
            <td>{texts.what[action]}</td>
            <td data-heading={texts.by}>{by}</td>
            <td data-heading={texts.since}>{timeWords(at, words)}</td>
          </tr>
        ))}
      </ScrolledTable>
      {count > newest.length && <p>{words.problems.more(count - newest.length)}</p>}
    </section>
  )
}
