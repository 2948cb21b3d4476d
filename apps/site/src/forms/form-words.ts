import type { FilledForm } from '@bank/forms/form-field.ts'
import { formWordsKey } from '@bank/rules/page-script-constants.ts'
import type { FormServices } from '@bank/ui/form/form-services.ts'

/**
 * Keeps what was written into a form in the storage of the tab (D-FORM-2). Never throws: where the browser keeps nothing, the words
 * stay in their fields alone.
 */
export const formWords =
  (storage: () => Storage): FormServices['words'] =>
  (path, form) => {
    const key = `${formWordsKey}${path}#${form}`
    const tried = <Result>(work: (kept: Storage) => Result): Result | undefined => {
      try {
        return work(storage())
      } catch {
        return undefined
      }
    }
    return {
      read: () => tried((kept): FilledForm => JSON.parse(kept.getItem(key) ?? '{}')) ?? {},
      keep: (words) => tried((kept) => kept.setItem(key, JSON.stringify(words))),
      forget: () => tried((kept) => kept.removeItem(key)),
    }
  }
