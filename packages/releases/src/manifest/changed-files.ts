import type { Entry } from './blob.ts'
import type { Files } from './manifest.ts'

const isSame = (one: Entry | undefined, other: Entry): boolean =>
  one === other ||
  (one?.hash === other.hash && one.size === other.size && one.br?.hash === other.br?.hash && one.br?.size === other.br?.size)

/** Files that are new or other than before. */
export const newFiles = (before: Files, after: Files): Files => {
  const changed: Files = {}
  for (const address of Object.keys(after)) {
    const entry = after[address]
    if (entry && !isSame(before[address], entry)) changed[address] = entry
  }
  return changed
}

export type ChangedFiles = { readonly changed: Files; readonly removed: readonly string[] }

/** What is new or other in files than in those before, and the addresses that are no more. */
export const changedFiles = (before: Files, after: Files): ChangedFiles => ({
  changed: newFiles(before, after),
  removed: Object.keys(before).filter((address) => !(address in after)),
})
