'use client'

import type { ExportedLead, LeadFilter, LeadPage, LeadPosition } from '@bank/leads/leads.ts'
import { Link, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { call, messageOf as wordsOf } from '../workflow/calls/call.ts'
import { LeadFilterForm } from './LeadFilterForm.tsx'
import { messageOf, timeIn } from './lead-words.ts'
import { leadsTexts } from './leads-texts.ts'
import { takeFile } from './take-file.ts'

/** `fitting`: on all pages. */
type Found = LeadPage & { readonly fitting: number; readonly unhandled: number }

/** What is looked at: which messages, and where each page up to this one began. */
type Looked = { readonly filter: LeadFilter; readonly starts: readonly LeadPosition[] }

const everything: Looked = { filter: {}, starts: [] }

const isSearch = (filter: LeadFilter): boolean => Object.keys(filter).length > 0

/** Kept in this tab alone, for the way back from a message: an address would leave a visitor's name in logs. */
const kept = 'leads-list'

const Line = ({ lead }: { readonly lead: ExportedLead }) => {
  const texts = useTexts(leadsTexts)
  const { language } = useTranslation().i18n
  const { fullName, lang } = messageOf(lead)
  return (
    <li>
      <span className="leads-time">{timeIn(language, lead.acceptedAt)}</span>
      <span className="leads-who">
        <Link href={`/admin/leads/${lead.reference}`} prefetch={false}>
          {fullName ?? `${texts.cleared}, ${lead.reference}`}
        </Link>
        {lead.subject && (
          <span className="leads-subject" lang={lang}>
            {lead.subject}
          </span>
        )}
      </span>
      <span>{texts.forms[lead.form]}</span>
      <span className={lead.handled ? undefined : 'leads-open'}>
        {lead.handled ? texts.handled : texts.open}
        {lead.notes.length > 0 && `, ${texts.noteCount(lead.notes.length)}`}
      </span>
    </li>
  )
}

/** The messages of visitors, newest first, with a search and the way to take them away as a file. */
export const LeadList = () => {
  const texts = useTexts(leadsTexts)
  const [looked, setLooked] = useState<Looked>()
  const [found, setFound] = useState<Found>()
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState('')

  const attempt = useCallback(async (doing: string, work: () => Promise<string>): Promise<void> => {
    setSaid(doing)
    setFailed('')
    await work().then(setSaid, (error: unknown) => {
      setSaid('')
      setFailed(wordsOf(error))
    })
  }, [])

  const look = useCallback(
    (next: Looked) =>
      attempt(texts.loading, async () => {
        setLooked(next)
        sessionStorage.setItem(kept, JSON.stringify(next))
        const page = await call<Found>('POST', '/leads/find', { ...next.filter, after: next.starts.at(-1) })
        setFound(page)
        return isSearch(next.filter) ? texts.fitting(page.fitting) : texts.unhandled(page.unhandled)
      }),
    [attempt, texts],
  )

  useEffect(() => {
    void look(JSON.parse(sessionStorage.getItem(kept) ?? 'null') ?? everything)
  }, [look])

  if (!looked) return <p role="status">{texts.loading}</p>
  const { filter, starts } = looked
  return (
    <>
      <LeadFilterForm
        filter={filter}
        find={(asked) => void look({ filter: asked, starts: [] })}
        take={(asked) => void attempt(texts.exporting, () => takeFile(asked).then(() => texts.exported))}
      />
      <p role="status">{said}</p>
      {failed && <p role="alert">{failed}</p>}
      {found?.leads.length === 0 && !isSearch(filter) && <p>{texts.none}</p>}
      <ul className="leads-list">
        {found?.leads.map((lead) => (
          <Line key={lead.reference} lead={lead} />
        ))}
      </ul>
      {(starts.length > 0 || found?.next) && (
        <nav className="leads-buttons" aria-label={texts.pages}>
          <button type="button" disabled={starts.length === 0} onClick={() => void look({ filter, starts: starts.slice(0, -1) })}>
            {texts.newer}
          </button>
          <button
            type="button"
            disabled={!found?.next}
            onClick={() => found?.next && void look({ filter, starts: [...starts, found.next] })}
          >
            {texts.older}
          </button>
        </nav>
      )}
    </>
  )
}
