import { Field } from './Field.tsx'
import type { FormProps } from './form-props.ts'
import type { FormServices } from './form-services.ts'

/** One form of any kind. Without services it only shows: the page that hosts it brings them (FORM-01, FORM-10, FORM-23, FORM-29, FORM-30). */
export const Form = (props: FormProps & { services?: FormServices | undefined; onSent?: (() => void) | undefined }) => {
  const { kind, id, fields, texts } = props
  return (
    <form className="form" id={id} method="post" noValidate data-form={kind} data-state="idle" data-astro-reload="">
      <div className="form-fields">
        {fields.map((field) => (
          <Field key={field.name} of={field} form={id} error={undefined} chosen="" onChoose={() => {}} />
        ))}
      </div>
      <p className="form-safety">{texts.safety}</p>
      <button type="submit" className="button button-go form-send">
        {texts.send}
      </button>
    </form>
  )
}
