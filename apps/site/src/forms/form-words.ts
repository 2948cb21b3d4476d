import { formWordsKey } from '@bank/rules/page-script-constants.ts'
import type { FormServices, KeptForm } from '@bank/ui/form/form-services.ts'

/**
 * Keeps what was written into a form in the storage of the tab, whatever the language of its page, and under which key it was sent (D-FORM-2).
 * Never throws: where the browser keeps nothing, this page alone remembers.
 */
export const formWords =
  (storage: () => Storage): FormServices['words'] =>
  (form) => {
    const key = formWordsKey + form
    const tried = <Result>(work: (kept: Storage) => Result): Result | undefined => {
      try {
        return work(storage())
      } catch {
        return undefined
      }
    }
    let kept = tried((stored): KeptForm => JSON.parse(stored.getItem(key) ?? '{}')) ?? {}
    return {
      read: () => kept,
      keep: (part) => {
        kept = { ...kept, ...part }
        tried((stored) => stored.setItem(key, JSON.stringify(kept)))
      },
      forget: () => {
        kept = {}
        tried((stored) => stored.removeItem(key))
      },
    }
  }
