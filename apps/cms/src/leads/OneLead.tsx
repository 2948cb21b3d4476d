'use client'

import type { LeadInFull } from '@bank/leads/leads.ts'
import { Link, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { call, messageOf as wordsOf } from '../workflow/calls/call.ts'
import { useOneAtATime } from '../workflow/calls/use-one-at-a-time.ts'
import { LeadNotes } from './LeadNotes.tsx'
import { fieldsOf, messageOf, timeIn } from './lead-words.ts'
import { leadsTexts } from './leads-texts.ts'

/** One message in full: who wrote what, whether somebody has dealt with it, notes, and who has looked. */
export const OneLead = ({ reference }: { readonly reference: string }) => {
  const texts = useTexts(leadsTexts)
  const { language } = useTranslation().i18n
  const [lead, setLead] = useState<LeadInFull>()
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState('')
  const once = useOneAtATime()
  const path = `/leads/${encodeURIComponent(reference)}`

  const ask = async (method: 'GET' | 'POST', below: string, body?: object, done = ''): Promise<boolean> => {
    setFailed('')
    try {
      setLead(await call<LeadInFull>(method, `${path}${below}`, body))
      setSaid(done)
      return true
    } catch (error) {
      setFailed(wordsOf(error))
      return false
    }
  }
  // Looking is written down, so it happens once for each message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing but the message decides what is asked for
  useEffect(() => void ask('GET', ''), [path])

  const back = (
    <p>
      <Link href="/admin/leads" prefetch={false}>
        {texts.back}
      </Link>
    </p>
  )
  const alert = failed && <p role="alert">{failed}</p>
  if (!lead)
    return (
      <>
        {back}
        {alert || <p role="status">{texts.loading}</p>}
      </>
    )
  const { message, lang, fullName } = messageOf(lead)
  const isCleared = lead.message === undefined
  return (
    <>
      {back}
      <h2>{lead.subject || fullName || lead.reference}</h2>
      {isCleared && <p>{texts.wasCleared}</p>}
      <div className="lead-state">
        <p>{lead.handled ? texts.handledBy(lead.handled.by, timeIn(language, lead.handled.at)) : texts.open}</p>
        <button type="button" onClick={() => void once('handled', () => ask('POST', '/handled', { isHandled: !lead.handled }))}>
          {lead.handled ? texts.reopen : texts.markHandled}
        </button>
      </div>
      {alert}
      <p role="status">{said}</p>
      {message && (
        <section aria-labelledby="lead-message">
          <h3 id="lead-message">{texts.message}</h3>
          <blockquote className="lead-message" lang={lang}>
            {message}
          </blockquote>
        </section>
      )}
      <dl className="lead-fields">
        {fieldsOf(lead, texts, language).map(({ name, value, href }) => (
          <div key={name}>
            <dt>{texts.fields[name]}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      <LeadNotes notes={lead.notes} add={isCleared ? undefined : (text) => ask('POST', '/notes', { text }, texts.added)} />
      <details className="lead-log">
        <summary>{texts.log}</summary>
        <ul>
          {lead.log.map(({ at, by, action }) => (
            <li key={`${at} ${by} ${action}`}>
              {by} {texts.actions[action]}, {timeIn(language, at)}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
