'use client'

import type { LeadFilter, LeadForm } from '@bank/leads/leads.ts'
import { useState } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { longestSearch } from './lead-limits.ts'
import { leadsTexts } from './leads-texts.ts'

type Props = {
  readonly filter: LeadFilter
  readonly find: (filter: LeadFilter) => void
  readonly take: (filter: LeadFilter) => void
}

const stateOf = ({ isHandled }: LeadFilter): string => (isHandled === undefined ? '' : isHandled ? 'handled' : 'open')

/** Which messages to show, or to take away as a file. */
export const LeadFilterForm = ({ filter, find, take }: Props) => {
  const texts = useTexts(leadsTexts)
  const [words, setWords] = useState(filter.words ?? '')
  const [form, setForm] = useState<string>(filter.form ?? '')
  const [state, setState] = useState(stateOf(filter))
  const asked = (): LeadFilter => ({
    ...(words.trim() && { words: words.trim() }),
    ...(form && { form: form as LeadForm }),
    ...(state && { isHandled: state === 'handled' }),
  })
  return (
    <form
      className="leads-filter"
      onSubmit={(event) => {
        event.preventDefault()
        find(asked())
      }}
    >
      <div className="leads-words">
        <label htmlFor="leads-words">{texts.search}</label>
        <input
          id="leads-words"
          type="search"
          maxLength={longestSearch}
          autoComplete="off"
          aria-describedby="leads-words-help"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p id="leads-words-help">{texts.searchHelp}</p>
      </div>
      <div>
        <label htmlFor="leads-form">{texts.form}</label>
        <select id="leads-form" value={form} onChange={({ target }) => setForm(target.value)}>
          <option value="">{texts.everyForm}</option>
          {Object.entries(texts.forms).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="leads-state">{texts.state}</label>
        <select id="leads-state" value={state} onChange={({ target }) => setState(target.value)}>
          <option value="">{texts.everyState}</option>
          <option value="open">{texts.open}</option>
          <option value="handled">{texts.handled}</option>
        </select>
      </div>
      <div className="leads-buttons">
        <button type="submit">{texts.find}</button>
        <button type="button" onClick={() => take(asked())}>
          {texts.export}
        </button>
      </div>
    </form>
  )
}
