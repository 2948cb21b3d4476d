'use client'

import { useState } from 'react'
import { useTexts } from '../../language/use-texts.ts'
import { post } from '../post.ts'

const texts = {
  en: { title: 'Sessions', words: 'Ends all sessions of your account, on every machine, this one too.', end: 'Log out everywhere' },
  es: {
    title: 'Sesiones',
    words: 'Termina todas las sesiones de su cuenta, en cada máquina, también en esta.',
    end: 'Salir en todas partes',
  },
}

/** Ends every session of whoever is signed in. */
export const EndSessions = () => {
  const { title, words, end } = useTexts(texts)
  const [refusal, setRefusal] = useState<string>()
  return (
    <section aria-labelledby="end-sessions" className="account-tool">
      <h2 id="end-sessions">{title}</h2>
      <p>{words}</p>
      <button
        type="button"
        onClick={async () => {
          const { answer, refusal: refused } = await post('logout?allSessions=true')
          setRefusal(refused)
          if (answer) window.location.assign('/admin/login')
        }}
      >
        {end}
      </button>
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  )
}
