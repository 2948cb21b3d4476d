import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { type BalanceEntry, enterBalance, enterBeforeHydration, leaveBalance, startEntry } from './balance-entry.ts'
import { isAtOnce, isBeforeHydration, isForward } from './input-kind.ts'
import { savingsFigures } from './savings-figures.ts'
import type { CalculatorProps } from './toProps.ts'
import { useAnnouncement } from './use-announcement.ts'

/** From here on a figure is too long for the large type. */
const longFigure = 11

/**
 * The balance field and what the balance earns, worked out anew with every change (CALC-07). The field's text is set from its
 * entry, and the caret with it, so that the mask never moves the place where somebody is writing (D-CALC-5).
 */
export const Calculator = ({ id, language, tiers, words }: CalculatorProps) => {
  const [entry, setEntry] = useState<BalanceEntry & { readonly isSelected?: boolean }>(startEntry)
  const field = useRef<HTMLInputElement>(null)
  const figures = savingsFigures(entry.cents, tiers, language)
  const error = entry.error && words[entry.error]
  const said = useAnnouncement(
    error ?? words.said.replace(/\{(balance|year|month)\}/g, (_, name: keyof typeof figures) => figures[name]),
    !!error,
  )

  useLayoutEffect(() => {
    if (document.activeElement !== field.current) return
    field.current?.setSelectionRange(entry.isFresh || entry.isSelected ? 0 : entry.caret, entry.caret)
  }, [entry])

  const enter = ({ target: { value, selectionStart, selectionEnd }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const change = {
      text: value,
      caret: selectionStart ?? value.length,
      isAtOnce: isAtOnce(nativeEvent),
      isForward: isForward(nativeEvent),
    }
    // Written and selected before hydration: what is typed next replaces it.
    const isSelected = value !== '' && selectionStart === 0 && selectionEnd === value.length
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
      <dl className="savings-calculator-results num">
        <div className={figures.year.length < longFigure ? undefined : 'savings-calculator-long'}>
          <dt className="label">{words.year}</dt>
          <dd className="savings-calculator-year">{figures.year}</dd>
        </div>
        <div>
          <dt>{words.month}</dt>
          <dd>{figures.month}</dd>
        </div>
      </dl>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
