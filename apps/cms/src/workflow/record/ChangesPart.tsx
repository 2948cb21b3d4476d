'use client'

import type { Change, Changes } from '@bank/content/reviews/changes.ts'
import { diffWordsWithSpace } from 'diff'
import { useWords } from '../../language/use-words.ts'
import { ScrolledTable } from '../../table/ScrolledTable.tsx'

/** The words of one side, those that the other does not have marked. */
const Side = ({ of: { before = '', after = '' }, side }: { readonly of: Change; readonly side: 'before' | 'after' }) => {
  const Mark = side === 'before' ? 'del' : 'ins'
  let at = 0
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
    const key = at
    at += value.length
    if (side === 'before' ? added : removed) return null
    return added || removed ? <Mark key={key}>{value}</Mark> : value
  })
}

/** What approving would change on the site: each field as it is published and as it is in the draft. */
export const ChangesPart = ({ changes: { isNew, fields }, isOpen }: { readonly changes: Changes; readonly isOpen: boolean }) => {
  const { changes: texts, languageNames } = useWords()
  if (isNew) return <p>{texts.isNew}</p>
  if (fields.length === 0) return <p>{texts.none}</p>
  return (
    <details className="workflow-part" open={isOpen}>
      <summary>{texts.title(fields.length)}</summary>
      <ScrolledTable headings={[texts.field, texts.before, texts.after]}>
        {fields.map((change) => (
          <tr key={`${change.field} ${change.language}`}>
            <td>
              {change.field}
              {change.language && ` (${languageNames[change.language]})`}
            </td>
            <td className="workflow-text">{change.before === undefined ? '–' : <Side of={change} side="before" />}</td>
            <td className="workflow-text">{change.after === undefined ? '–' : <Side of={change} side="after" />}</td>
          </tr>
        ))}
      </ScrolledTable>
    </details>
  )
}
