import type { Leads } from '@bank/leads/leads.ts'

/** Opens the leads database when it is asked for first, and again after it could not be opened. */
export const openOnce = (open: () => Promise<Leads>): (() => Promise<Leads>) => {
  let opening: Promise<Leads> | undefined
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
}
