import type { FieldName, FilledForm } from '@bank/forms/form-field.ts'
import type { FormErrors } from '@bank/forms/form-schema.ts'
import { hasPrivateNumber } from '@bank/forms/private-numbers.ts'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { type ChangeEvent, type FocusEvent, type SyntheticEvent, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { fillEmpty } from './fill-empty.ts'
import type { AnyFormProps } from './form-props.ts'
import type { FormRules } from './form-rules.ts'
import type { FormCaptcha, FormServices, FormWords } from './form-services.ts'
import { emptyForm, stepForm } from './form-state.ts'
import { sendForm } from './send-form.ts'

/** Whether the focus is nowhere, or where it waits for an answer. */
const hasNoFocus = (form: HTMLFormElement | null): boolean =>
  document.activeElement === document.body || document.activeElement === form?.querySelector('[type=submit]')?.parentElement

/**
 * The fields to keep of a form that is being written: an empty one hides no word that still waits for its place, and numbers of cards or of
 * Social Security, which no form sends, are not stored (D-FORM-24).
 */
const worthKeeping = (values: FilledForm): FilledForm =>
  Object.fromEntries(Object.entries(values).filter(([name, text]) => text && !hasPrivateNumber(text, name === 'phone')))

type Target = EventTarget & { readonly name?: string }

/**
 * Runs one form. The fields keep their texts themselves, so that what browsers fill in, bring back or were told before the form came to
 * life is never lost; only what a select holds is state, for other fields depend on it. Answers the state, the fields in sight and the
 * props of the `<form>`.
 */
export const useForm = <Props extends AnyFormProps>(
  props: Props,
  rules: FormRules<Props>,
  services: FormServices | undefined,
  onSent: (() => void) | undefined,
) => {
  const [state, send] = useReducer(stepForm, emptyForm)
  const form = useRef<HTMLFormElement>(null)
  const fields = rules.fields(props, state.chosen)

  /** Runs while a message is sent, until that takes long. */
  const sending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isGone = useRef(false)
  const captcha = useRef<FormCaptcha>(undefined)
  const stopListening = useRef<() => void>(undefined)
  const unfilled = useRef<FilledForm>({})
  const words = useMemo(() => services?.words(props.id), [services, props.id])

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      clearTimeout(sending.current)
      stopListening.current?.()
    }
  }, [])

  useLayoutEffect(() => {
    if (state.focus?.on === 'first-invalid') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    // The focus comes back to the button unless the visitor has gone elsewhere meanwhile.
    else if (state.focus && hasNoFocus(form.current)) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [state.focus])

  // A button that is disabled loses the focus, and one that is pressed by a pointer gets none: what stands around it, and says what it
  // says, holds it until there is an answer.
  useLayoutEffect(() => {
    const holder = form.current?.querySelector<HTMLElement>('[type=submit]')?.parentElement
    if (state.status === 'submitting' && (hasNoFocus(form.current) || form.current?.contains(document.activeElement))) holder?.focus()
  }, [state.status])

  /** The captcha of this form, from the first sign of life on: its work may be done by the time of the submit. */
  const ownCaptcha = (world: FormServices): FormCaptcha => {
    if (!captcha.current) {
      captcha.current = world.captcha(props.kind, props.texts.protection)
      stopListening.current = captcha.current.onExpired((isCaptchaExpired) => send({ type: 'told', change: { isCaptchaExpired } }))
      captcha.current.prepare()
    }
    return captcha.current
  }

  // The form comes to life by a touch or a focus that it never hears of itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the form comes to life.
  useEffect(() => {
    if (services && form.current?.contains(document.activeElement)) ownCaptcha(services)
  }, [])

  useLayoutEffect(() => {
    const posted = form.current?.dataset['words']
    unfilled.current = posted ? JSON.parse(posted) : (words?.read().filled ?? {})
    // An answer to a post without scripts has marked its fields; from now on the form does.
    if (posted) for (const field of form.current?.querySelectorAll('[aria-invalid]') ?? []) field.removeAttribute('aria-invalid')
    if (words?.read().isSubmitted) send({ type: 'told', change: { hasFailed: true } })
  }, [words])

  // After every change: a choice that comes back may bring fields of its own.
  useLayoutEffect(() => {
    if (form.current && Object.keys(unfilled.current).length > 0) unfilled.current = fillEmpty(form.current, unfilled.current, state.chosen)
  })

  const isUnscripted = (name: string): boolean => props.unscripted?.some((field) => field.name === name) ?? false
  // A choice that comes back is in its field only now: what was found wrong before it is not wrong any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when a choice has changed
  useLayoutEffect(() => {
    if (state.touched.length > 0) send({ type: 'changed', errors: errors() })
  }, [state.chosen])

  // Browsers leave out a select that shows its placeholder; a field without a value is an empty one.
  const filled = (): FilledForm =>
    Object.fromEntries([
      ...fields.map(({ name }) => [name, '']),
      ...[...new FormData(form.current ?? undefined)].filter(([name]) => !isUnscripted(name)),
    ]) as FilledForm
  const errors = (): FormErrors => rules.errors(props, filled())
  const nameOf = ({ name }: Target): FieldName | undefined => fields.find((field) => field.name === name)?.name

  const submit = async (world: FormServices, written: FormWords): Promise<void> => {
    sending.current = setTimeout(send, answerTimeout, { type: 'told', change: { status: 'slow' } })
    const from = world.path()
    send({ type: 'submitted' })
    const values = filled()
    written.keep({ filled: values, isSubmitted: true })
    const outcome = await sendForm(props, (given) => rules.message(props, values, given), {
      services: world,
      captcha: ownCaptcha(world),
      words: written,
      isGone: () => isGone.current,
    })
    clearTimeout(sending.current)
    sending.current = undefined
    if (!isGone.current) {
      if (outcome.kind === 'sent') form.current?.reset()
      const unoffered = outcome.kind === 'failed' && outcome.fields && rules.unoffered?.(props, outcome.fields)
      send({ type: 'ended', outcome: outcome.kind, ...(unoffered && Object.keys(unoffered).length > 0 && { unoffered }) })
    }
    if (outcome.kind !== 'sent') return
    if (!isGone.current) onSent?.()
    const { redirect, language, texts } = props
    const reference = outcome.reference && `${texts.reference} ${outcome.reference}.`
    world.succeed(props.kind, { from, redirect, language, sent: texts.sent, reference })
  }

  const formHandlers = {
    onFocus: () => {
      if (services) ownCaptcha(services)
    },
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const field = nameOf(target)
      if (field) send({ type: 'left', field, errors: errors() })
    },
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      if (services) ownCaptcha(services)
      words?.keep({ filled: { ...unfilled.current, ...worthKeeping(filled()) } })
      const field = nameOf(target)
      // A field that changes while the visitor is elsewhere was filled in by the browser, or left before the form came to life.
      if (field) send({ type: target === document.activeElement ? 'changed' : 'left', field, errors: errors() })
    },
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (!services || !words || sending.current) return
      // What was answered to a post without scripts holds no more.
      document.getElementById(`${props.id}-answered`)?.remove()
      const wrong = errors()
      if (Object.keys(wrong).length > 0) send({ type: 'refused', fields: fields.map(({ name }) => name), errors: wrong })
      else void submit(services, words)
    },
  }

  return {
    state,
    fields,
    form: { ref: form, ...formHandlers },
    choose: (field: FieldName, value: string) => send({ type: 'chosen', field, value }),
  }
}
