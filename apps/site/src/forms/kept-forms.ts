import { keptFormsKey } from '@bank/rules/page-script-constants.ts'

/** What forms keep in the storage of the tab, by name. Never throws: where the browser keeps nothing, nothing is read. */
export const keptForms = (storage: () => Storage) => {
  const all = (): Readonly<Record<string, unknown>> => {
    try {
      return JSON.parse(storage().getItem(keptFormsKey) ?? '{}')
    } catch {
      return {}
    }
  }
  return {
    read: (name: string): unknown => all()[name],
    /** Keeps a value that JSON can say; `undefined` is forgotten. */
    keep: (name: string, value: unknown): void => {
      try {
        const kept = JSON.stringify({ ...all(), [name]: value })
        // An entry that holds nothing would be listed among what the browser keeps.
        if (kept === '{}') storage().removeItem(keptFormsKey)
        else storage().setItem(keptFormsKey, kept)
      } catch {
        // This page alone remembers.
      }
    },
  }
}

export type KeptForms = ReturnType<typeof keptForms>
