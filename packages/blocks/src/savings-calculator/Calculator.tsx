import { pointThousands } from '@bank/rules/text/us-number.ts'
import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { balanceFragment } from './balance-address.ts'
import { type BalanceEntry, enterBalance, enterBeforeHydration, leaveBalance, startEntry } from './balance-entry.ts'
import { isAtOnce, isBeforeHydration, isForward } from './input-kind.ts'
import { savingsFigures } from './savings-figures.ts'
import type { CalculatorProps } from './toProps.ts'
import { useAnnouncement } from './use-announcement.ts'
import { useRested } from './use-rested.ts'
import { Work } from './Work.tsx'

/** From here on a figure is too long for the large type. */
const longFigure = 11
/** So long the digits may take that a comma wants, in milliseconds. */
const unfinishedPause = 1000

/**
 * The balance field and what the balance earns, worked out anew with every change (CALC-07). The field's text is set from its
 * entry, and the caret with it, so that the mask never moves the place where somebody is writing (D-CALC-5). The balance is kept in the
 * fragment of the address, which is never sent.
 */
export const Calculator = ({ id, language, tiers, fee, words }: CalculatorProps) => {
  const [entry, setEntry] = useState<BalanceEntry & { readonly isSelected?: boolean }>(startEntry)
  const field = useRef<HTMLInputElement>(null)
  const figures = savingsFigures(entry.cents, tiers, language)
  const isRead = entry.error !== 'invalid' && entry.error !== 'thousands'
  const isRested = useRested(entry, unfinishedPause)
  const error =
    entry.error && (isRested || !entry.isUnfinished)
      ? words[entry.error].replaceAll('{amount}', pointThousands(entry.text) ?? '')
      : undefined
  const said = useAnnouncement(
    error ?? words.said.replace(/\{(balance|year|month)\}/g, (_, name: 'balance' | 'year' | 'month') => figures[name]),
    !!error,
  )

  useLayoutEffect(() => {
    if (document.activeElement !== field.current) return
    field.current?.setSelectionRange(entry.isFresh || entry.isSelected ? 0 : entry.caret, entry.caret)
  }, [entry])

  // A figure that is still being typed stays out of the address, and so does one that cannot be read.
  const isWritten = useRef(false)
  const kept = useRef(0)
  const isSettled = isRested || entry.before === undefined
  useEffect(() => {
    if (!isWritten.current || !isSettled || kept.current === entry.cents) return
    kept.current = entry.cents
    history.replaceState(history.state, '', balanceFragment(entry.cents))
  }, [entry.cents, isSettled])

  const enter = ({ target: { value, selectionStart, selectionEnd }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const change = {
      text: value,
      caret: selectionStart ?? value.length,
      isAtOnce: isAtOnce(nativeEvent),
      isForward: isForward(nativeEvent),
    }
    // Written and selected before hydration: what is typed next replaces it.
    const isSelected = value !== '' && selectionStart === 0 && selectionEnd === value.length
    isWritten.current = true
    setEntry((old) => {
      const next = isBeforeHydration(nativeEvent) ? enterBeforeHydration(value) : enterBalance(old, change)
      return isSelected ? { ...next, caret: next.text.length, isSelected } : next
    })
  }
  /** A zero that nobody wrote is there to be written over. */
  const selectZero = () => entry.isFresh && field.current?.select()

  return (
    <div className="savings-calculator-sheet">
      <div className="savings-calculator-entry">
        <div className="field field-up">
          <input
            ref={field}
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={entry.text}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
            onChange={enter}
            onClick={selectZero}
            onBlur={() => setEntry(leaveBalance)}
          />
          <label htmlFor={id}>{words.balance}</label>
        </div>
        {error && (
          <p className="field-error field-error-signed" id={`${id}-error`}>
            {error}
          </p>
        )}
        <p className="field-help" id={`${id}-help`}>
          {words.help}
        </p>
      </div>
      <div className="savings-calculator-results num">
        <p className="savings-calculator-on">{(isRead ? words.on : words.stillOn).replace('{balance}', figures.balance)}</p>
        <dl>
          <div className={figures.year.length < longFigure ? undefined : 'savings-calculator-long'}>
            <dt className="label">{words.year}</dt>
            <dd className="savings-calculator-year">{figures.year}</dd>
          </div>
          <div>
            <dt>{words.month}</dt>
            <dd>{figures.month}</dd>
          </div>
        </dl>
        {fee && entry.cents > 0 && entry.cents < fee.belowCents && <p className="fine savings-calculator-fee">{fee.words}</p>}
      </div>
      <Work figures={figures} words={words} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
