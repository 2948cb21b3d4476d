import { rmSync } from 'node:fs'
import { expect } from 'vitest'
import type { Leads } from '../leads.ts'
import { someLead } from './lead.ts'
import { referencesAt } from './references.ts'

/** Stores one lead; a lead that was accepted is in the file at the path by then. */
export const accept = async (leads: Leads, file: string): Promise<string> => {
  const outcome = await leads.accept(someLead())
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind)
  expect(referencesAt(file)).toContain(outcome.reference)
  return outcome.reference
}

/** The references of three leads that were stored one after another. */
export const acceptThree = async (leads: Leads, file: string) => [
  await accept(leads, file),
  await accept(leads, file),
  await accept(leads, file),
]

/** Removes files that are there. */
export const removeFiles = (...files: string[]): void => {
  for (const file of files) rmSync(file)
}
