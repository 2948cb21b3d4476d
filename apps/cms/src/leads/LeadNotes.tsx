'use client'

import type { LeadNote } from '@bank/leads/leads.ts'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { UnsentWords } from '../forms/UnsentWords.tsx'
import { useTexts } from '../language/use-texts.ts'
import { useOneAtATime } from '../workflow/calls/use-one-at-a-time.ts'
import { longestNote } from './lead-limits.ts'
import { timeIn } from './lead-words.ts'
import { leadsTexts } from './leads-texts.ts'

type Props = {
  readonly notes: readonly LeadNote[]
  /** Resolves to whether the note was kept. Absent: none can be added. */
  readonly add: ((text: string) => Promise<boolean>) | undefined
}

/** What readers noted about a message, and one more note. */
export const LeadNotes = ({ notes, add }: Props) => {
  const texts = useTexts(leadsTexts)
  const { language } = useTranslation().i18n
  const [text, setText] = useState('')
  const once = useOneAtATime()
  return (
    <section aria-labelledby="lead-notes">
      <h3 id="lead-notes">{texts.notes}</h3>
      {notes.length === 0 && <p>{texts.noNotes}</p>}
      <ol className="lead-notes">
        {notes.map(({ at, by, text: said }) => (
          <li key={`${at} ${by} ${said}`}>
            <span className="leads-time">
              {timeIn(language, at)}, {by}
            </span>
            <blockquote>{said}</blockquote>
          </li>
        ))}
      </ol>
      {add && (
        <form
          className="lead-note"
          onSubmit={async (event) => {
            event.preventDefault()
            if (await once('note', () => add(text))) setText('')
          }}
        >
          <label htmlFor="lead-note">{texts.noteLabel}</label>
          <textarea
            id="lead-note"
            rows={3}
            maxLength={longestNote}
            required
            aria-describedby="lead-note-help"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <UnsentWords words={text} />
          <p id="lead-note-help">{texts.noteHelp}</p>
          <button type="submit">{texts.addNote}</button>
        </form>
      )}
    </section>
  )
}
