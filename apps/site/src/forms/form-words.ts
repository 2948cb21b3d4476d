import type { FormServices, KeptForm } from '@bank/ui/form/form-services.ts'
import type { KeptForms } from './kept-forms.ts'

/** Keeps what was written into a form by its id, whatever the language of its page, and under which key it was sent (D-FORM-2). */
export const formWords =
  (forms: KeptForms): FormServices['words'] =>
  (form) => {
    let kept = (forms.read(form) ?? {}) as KeptForm
    return {
      read: () => kept,
      keep: (part) => {
        kept = { ...kept, ...part }
        forms.keep(form, kept)
      },
      forget: () => {
        kept = {}
        forms.keep(form, undefined)
      },
    }
  }
