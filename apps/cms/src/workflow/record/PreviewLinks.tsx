'use client'

import { useId, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { call, messageOf } from '../calls/call.ts'
import { useOneAtATime } from '../calls/use-one-at-a-time.ts'
import { timeWords } from './review-words.ts'

export type OpenLink = { readonly id: string | number; readonly language: 'en' | 'es'; readonly by: string; readonly until: string }

type Props = {
  readonly slug: string
  readonly id: string
  readonly language: 'en' | 'es'
  readonly links: readonly OpenLink[]
  readonly changed: () => Promise<unknown>
}

/** Gives the draft to somebody without an account: a link that ends by itself, and those that are still open. */
export const PreviewLinks = ({ slug, id, language, links, changed }: Props) => {
  const words = useWords()
  const own = useId()
  const { links: texts, languageNames } = words
  const [days, setDays] = useState(7)
  const [made, setMade] = useState('')
  const [said, setSaid] = useState('')
  const once = useOneAtATime()
  const attempt = (name: string, work: () => Promise<void>): Promise<boolean> =>
    once(name, async () => {
      try {
        await work()
        setSaid('')
        await changed()
        return true
      } catch (error) {
        setSaid(messageOf(error))
        return false
      }
    })
  const make = () =>
    attempt('make', async () => {
      const { origin } = await call<{ readonly origin: string }>('POST', '/publisher/preview-access')
      const { token } = await call<{ readonly token: string }>('POST', '/workflow/preview-link', { slug, id, language, days })
      setMade(`${origin}/_preview/enter?token=${token}`)
    })
  const end = (link: string) =>
    attempt(`end ${link}`, async () => {
      await call('POST', '/workflow/end-preview-link', { link })
      setMade('')
    })
  return (
    <details className="workflow-part" open={links.length > 0}>
      <summary>{texts.title}</summary>
      <p>{texts.help(languageNames[language])}</p>
      <label htmlFor={`${own}-days`}>{texts.endsAfter}</label>
      <select id={`${own}-days`} value={days} onChange={({ target }) => setDays(Number(target.value))}>
        {[1, 3, 7, 14, 30].map((count) => (
          <option key={count} value={count}>
            {texts.days(count)}
          </option>
        ))}
      </select>
      <div className="workflow-buttons">
        <button type="button" onClick={() => void make()}>
          {texts.make}
        </button>
      </div>
      {made && (
        <>
          <label htmlFor={`${own}-link`}>{texts.copy}</label>
          <input id={`${own}-link`} readOnly value={made} onFocus={({ target }) => target.select()} />
        </>
      )}
      {links.map((link) => (
        <p key={link.id}>
          {texts.open(languageNames[link.language], link.by, timeWords(link.until, words))}{' '}
          <button type="button" onClick={() => void end(String(link.id))}>
            {texts.end}
          </button>
        </p>
      ))}
      <p role="status">{said}</p>
    </details>
  )
}
