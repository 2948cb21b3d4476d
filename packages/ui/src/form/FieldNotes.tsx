import { figure } from '@bank/forms/figure.ts'
import type { FormField } from '@bank/forms/form-field.ts'
import { hasPrivateNumber } from '@bank/forms/private-numbers.ts'
import { useMemo } from 'react'
import type { FormTexts } from './form-props.ts'

/** Characters that are left when the count is first said, and after which it is said again: not with every key. */
const saidEvery = 100

const countText = (left: number, { left: some, over }: Pick<FormTexts, 'left' | 'over'>): string =>
  (left < 0 ? over : some).replace('{count}', figure(Math.abs(left)))

/** How much a text may hold and what is left of it. Eyes see every change, ears hear the last hundreds alone (D-FORM-27). */
const Limit = ({
  id,
  limit,
  left,
  isTyped,
  texts,
}: {
  id: string
  limit: string
  left: number
  isTyped: boolean
  texts: FormTexts<unknown>
}) => {
  const shown = isTyped ? countText(left, texts) : limit
  const step = Math.ceil(left / saidEvery)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when it passes a step.
  const said = useMemo(() => (step > 3 ? '' : shown), [step])
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

/** Whether a text holds a number that should not be sent. An address of mail and a ZIP hold digits of their own (D-FORM-24). */
export const holdsPrivateNumber = (name: string, typed: string): boolean =>
  name !== 'email' && name !== 'zip' && hasPrivateNumber(typed, name === 'phone')

/** What a field says while somebody writes: how long its text may be, and what does not belong there (D-FORM-24, D-FORM-27). */
export const FieldNotes = ({
  of,
  id,
  typed,
  isPrivate,
  texts,
}: {
  of: FormField
  id: string
  typed: string
  isPrivate: boolean
  texts: FormTexts<unknown>
}) => {
  const { limit, longest = 0 } = of
  return (
    <>
      {limit && <Limit id={`${id}-limit`} limit={limit} left={longest - [...typed].length} isTyped={typed !== ''} texts={texts} />}
      {isPrivate && (
        <p className="form-private" role="alert" id={`${id}-private`}>
          {texts.private}
        </p>
      )}
    </>
  )
}
