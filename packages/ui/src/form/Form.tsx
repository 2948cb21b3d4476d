import { Field } from './Field.tsx'
import type { AnyFormProps } from './form-props.ts'
import type { FormRules } from './form-rules.ts'
import type { FormServices } from './form-services.ts'
import { shownError } from './form-state.ts'
import { Summary } from './Summary.tsx'
import { useForm } from './use-form.ts'

/**
 * One form of any kind (FORM-01, FORM-10, FORM-23, FORM-29, FORM-30). Without services it only shows: the page that hosts it brings
 * them. `onSent` is called after a success, before the visitor is led on.
 */
export const Form = <Props extends AnyFormProps>({
  of,
  rules,
  services,
  onSent,
}: {
  of: Props
  rules: FormRules<Props>
  services?: FormServices | undefined
  onSent?: (() => void) | undefined
}) => {
  const { kind, id, labelledBy, texts, phone, unscripted } = of
  const { state, fields, form, choose } = useForm(of, rules, services, onSent)
  const isSending = state.status !== 'idle'
  const isBusy = isSending || state.isSent
  return (
    <form
      {...form}
      className="form"
      id={id}
      aria-labelledby={labelledBy}
      // Where no script takes it, the page's own address answers with the words and what to do with them (D-FORM-28).
      action={`?form=${id}`}
      method="post"
      noValidate
      data-form={kind}
      data-state={state.status}
      data-captcha-expired={state.isCaptchaExpired ? '' : undefined}
    >
      <Summary form={id} heading={texts.check} of={fields.filter(({ name }) => state.refused.includes(name) || state.unoffered[name])} />
      <div className="form-fields">
        {fields.map((field) => (
          <Field
            key={field.name}
            of={field}
            form={id}
            error={shownError(state, field.name)}
            chosen={field.value ?? state.chosen[field.name] ?? ''}
            onChoose={(value) => choose(field.name, value)}
            texts={texts}
          />
        ))}
      </div>
      {unscripted && (
        // Shown by the style where scripts are off. No noscript: in-app navigation takes what is in it away, and hydration fails.
        <div className="form-unscripted">
          {unscripted.map((field) => (
            <Field key={field.name} of={field} form={id} error={undefined} chosen="" onChoose={() => {}} texts={texts} />
          ))}
        </div>
      )}
      <p className="form-safety">{texts.safety}</p>
      <p className="form-call" id={`${id}-call`}>
        <span className="form-again">{texts.again} </span>
        {phone && (
          <>
            {texts.call} <a href={phone.href}>{phone.number}</a>
          </>
        )}
      </p>
      {/* Says what the button says whenever that changes, and holds the focus while the button is disabled. */}
      <div className="form-submit" role="status" tabIndex={-1}>
        <button
          type="submit"
          className="button button-go form-send"
          disabled={isBusy}
          aria-disabled={isBusy || undefined}
          aria-describedby={state.hasFailed && !isSending ? `${id}-call` : undefined}
          // The focus stays in its field: leaving it may show an error, which would move the button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isSending ? texts[state.status] : state.isSent ? texts.sent : state.hasFailed ? texts.sendAgain : texts.send}
        </button>
      </div>
      <div className="form-errors">
        {state.hasCaptchaFailed && (
          <p className="field-error field-error-signed" role="alert" data-captcha-error="">
            {texts.messages.captchaFailed}
            {phone && (
              <>
                {' '}
                {texts.orCall} <a href={phone.href}>{phone.number}</a>
              </>
            )}
          </p>
        )}
      </div>
    </form>
  )
}
