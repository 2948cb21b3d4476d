import { figure } from '@bank/forms/figure.ts'
import type { FormField } from '@bank/forms/form-field.ts'
import { hasPrivateNumber } from '@bank/forms/private-numbers.ts'
import { useEffect, useState } from 'react'
import type { FormTexts } from './form-props.ts'

/** How long somebody pauses, in milliseconds, before the count is said: not with every key. */
const pause = 1000

const countText = (left: number, { left: some, over }: Pick<FormTexts, 'left' | 'over'>): string =>
  (left < 0 ? over : some).replace('{count}', figure(Math.abs(left)))

const leftOf = ({ longest = Number.POSITIVE_INFINITY }: FormField, typed: string): number => longest - [...typed].length

/** Whether the last tenth of what a field may hold is being written, or more than that: only then is it said aloud, and by one line shown. */
const isNearlyFull = (of: FormField, typed: string): boolean => leftOf(of, typed) * 10 <= (of.longest ?? 0)

/** Whether a field states its limit: a long text from the start, a line once that is near (D-FORM-27). */
export const isCounted = (of: FormField, typed: string): boolean => of.limit !== undefined || isNearlyFull(of, typed)

/** How much a text may hold and what is left of it. Eyes see every change, ears hear it when somebody pauses near the end (D-FORM-27). */
const Limit = ({ of, id, typed, texts }: { of: FormField; id: string; typed: string; texts: FormTexts<unknown> }) => {
  const left = leftOf(of, typed)
  const shown = typed || !of.limit ? countText(left, texts) : of.limit
  const next = isNearlyFull(of, typed) ? shown : ''
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(say, pause, next)
    return () => clearTimeout(timer)
  }, [next])
  return (
    <>
      <p className={left < 0 ? 'field-error' : 'field-help'} id={id}>
        {shown}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

/**
 * Whether a text holds a number that should not be sent. Telephones, ZIPs and addresses of mail hold digits of their own, but no card
 * (D-FORM-24).
 */
export const holdsPrivateNumber = (name: string, typed: string): boolean =>
  hasPrivateNumber(typed, name === 'phone' || name === 'email' || name === 'zip')

/** What a field says while somebody writes: how long its text may be, and what does not belong there (D-FORM-24, D-FORM-27). */
export const FieldNotes = ({
  of,
  id,
  typed,
  isLimited,
  isPrivate,
  texts,
}: {
  of: FormField
  id: string
  typed: string
  isLimited: boolean
  isPrivate: boolean
  texts: FormTexts<unknown>
}) => (
  <>
    {isLimited && <Limit id={`${id}-limit`} of={of} typed={typed} texts={texts} />}
    {isPrivate && (
      <p className="form-private" role="alert" id={`${id}-private`}>
        {texts.private}
      </p>
    )}
  </>
)
