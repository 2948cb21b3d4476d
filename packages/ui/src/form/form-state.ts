import type { FieldName, FilledForm } from '@bank/forms/form-field.ts'
import type { FormErrors } from '@bank/forms/form-schema.ts'
import type { Outcome } from './send-form.ts'

export type FormState = {
  /** `slow` once a visitor who waits for the end of a submit is to be told that it takes long. */
  readonly status: 'idle' | 'submitting' | 'slow'
  /** Everything that is wrong; only fields that were touched show it (D-FORM-14, D-FORM-19). */
  readonly errors: FormErrors
  readonly touched: readonly FieldName[]
  /** What the selects hold. Other fields keep their own texts. */
  readonly chosen: FilledForm
  /** Fields that the last submit found wrong: the summary above the form names them until the next one. */
  readonly refused: readonly FieldName[]
  /** What the server refused of the choices, until one of them changes. */
  readonly unoffered: FormErrors
  /** Where the focus belongs now; a new object each time it has to go there. */
  readonly focus: { readonly on: 'first-invalid' | 'button' } | undefined
  readonly isCaptchaExpired: boolean
  readonly hasCaptchaFailed: boolean
  /** Whether the last message that was sent did not arrive (D-FORM-2). */
  readonly hasFailed: boolean
  /** Whether it arrived, until somebody writes anew: the next page may take a while to come. */
  readonly isSent: boolean
}

export type FormEvent =
  | { readonly type: 'left'; readonly field: FieldName; readonly errors: FormErrors }
  | { readonly type: 'changed'; readonly errors: FormErrors }
  | { readonly type: 'chosen'; readonly field: FieldName; readonly value: string }
  | { readonly type: 'refused'; readonly fields: readonly FieldName[]; readonly errors: FormErrors }
  | { readonly type: 'submitted' }
  | { readonly type: 'ended'; readonly outcome: Outcome['kind']; readonly unoffered?: FormErrors }
  | { readonly type: 'told'; readonly change: Partial<Pick<FormState, 'status' | 'hasFailed' | 'isCaptchaExpired'>> }

export const emptyForm: FormState = {
  status: 'idle',
  errors: {},
  touched: [],
  chosen: {},
  refused: [],
  unoffered: {},
  focus: undefined,
  isCaptchaExpired: false,
  hasCaptchaFailed: false,
  hasFailed: false,
  isSent: false,
}

/** Words behind a choice start anew with every choice (D-FORM-21). */
const startsAnew: FieldName = 'whereDidYouHearAboutUsOther'

/** The state machine of every form (D-FORM-1 to D-FORM-4, D-FORM-19). A submit is refused, or goes from `submitting`, by way of `slow` when it takes long, back to `idle`. */
export const stepForm = (state: FormState, event: FormEvent): FormState => {
  switch (event.type) {
    case 'left':
      return { ...state, errors: event.errors, touched: [...new Set([...state.touched, event.field])] }
    case 'changed':
      return { ...state, errors: event.errors, isSent: false }
    case 'chosen':
      return {
        ...state,
        isSent: false,
        unoffered: {},
        chosen: { ...state.chosen, [event.field]: event.value },
        touched: state.touched.filter((field) => field !== startsAnew),
      }
    case 'refused':
      return {
        ...state,
        isSent: false,
        errors: event.errors,
        touched: event.fields,
        refused: event.fields.filter((field) => event.errors[field] !== undefined),
        focus: { on: 'first-invalid' },
        hasCaptchaFailed: false,
      }
    case 'submitted':
      return { ...state, status: 'submitting', errors: {}, refused: [], unoffered: {}, hasCaptchaFailed: false }
    case 'ended':
      return event.outcome === 'sent'
        ? { ...emptyForm, isSent: true }
        : {
            ...state,
            status: 'idle',
            hasCaptchaFailed: event.outcome === 'no-token',
            hasFailed: true,
            unoffered: event.unoffered ?? {},
            focus: { on: event.unoffered ? 'first-invalid' : 'button' },
          }
    // By a clock, the words of before or the captcha.
    case 'told':
      return { ...state, ...event.change }
  }
}

/** The error that a field shows: one that nobody has touched shows none of its own. */
export const shownError = ({ errors, touched, unoffered }: FormState, field: FieldName): string | undefined =>
  (touched.includes(field) ? errors[field] : undefined) ?? unoffered[field]
