'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { useTexts } from '../../language/use-texts.ts'
import { call, messageOf } from '../../workflow/calls/call.ts'
import { useOneAtATime } from '../../workflow/calls/use-one-at-a-time.ts'
import { post } from '../post.ts'
import { CodeForm } from './CodeForm.tsx'
import { factorTexts } from './factor-texts.ts'
import { QrPicture } from './QrPicture.tsx'

type Status = { readonly since?: string; readonly codesLeft?: number }
type Started = { readonly secret: string; readonly picture: readonly (readonly boolean[])[] }

/** The second factor of whoever is signed in: set up, renewed and removed. */
export const SecondFactor = () => {
  const texts = useTexts(factorTexts)
  const { i18n } = useTranslation()
  const [status, setStatus] = useState<Status>()
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [refusal, setRefusal] = useState<string>()

  const look = useCallback(
    () => call<Status>('GET', '/users/second-factor').then(setStatus, (error: unknown) => setRefusal(messageOf(error))),
    [],
  )
  useEffect(() => void look(), [look])

  const once = useOneAtATime()
  const ask = (what: 'start' | 'confirm' | 'codes' | 'remove', code?: string) =>
    once(what, async () => {
      const { answer, refusal: refused } = await post(`second-factor/${what}`, { code })
      setRefusal(refused)
      if (!answer) return false
      await look()
      setStarted(what === 'start' ? (answer as unknown as Started) : undefined)
      setCodes(answer['codes'] as readonly string[] | undefined)
      return true
    })

  if (!status) return refusal ? <p role="alert">{refusal}</p> : null
  return (
    <section aria-labelledby="second-factor" className="account-tool">
      <h2 id="second-factor">{texts.title}</h2>
      <p>{status.since ? texts.isOn(new Date(status.since).toLocaleDateString(i18n.language), status.codesLeft ?? 0) : texts.none}</p>
      {codes && (
        <div role="status">
          <p>{texts.codes}</p>
          <ul className="account-tool__codes">
            {codes.map((each) => (
              <li key={each}>
                <code>{each}</code>
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => setCodes(undefined)}>
            {texts.done}
          </button>
        </div>
      )}
      {!status.since && !started && !codes && (
        <button type="button" onClick={() => ask('start')}>
          {texts.start}
        </button>
      )}
      {started && (
        <>
          <p>{texts.scan}</p>
          <QrPicture rows={started.picture} label={texts.picture} />
          <p>
            {texts.key}: <code className="account-tool__key">{started.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <CodeForm label={texts.code} actions={[{ words: texts.confirm, run: (code) => ask('confirm', code) }]} />
        </>
      )}
      {status.since && !codes && (
        <CodeForm
          label={texts.code}
          actions={[
            { words: texts.renew, run: (code) => ask('codes', code) },
            { words: texts.remove, run: (code) => ask('remove', code) },
          ]}
        />
      )}
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  )
}
