import type { z } from 'zod'
import { fieldMeta, type Shape } from './fields.ts'
import type { Localized } from './text.ts'

const inEnglish = (value: unknown): unknown => (typeof value === 'object' ? (value as Localized | null)?.en : value)

/** What is wrong when neither a field nor one that may stand for it is written in English, or nothing (CARD-05, CARD-10, CARD-16). */
export const standInProblem = (standIns: readonly string[] | undefined, value: unknown, record: Readonly<Record<string, unknown>>) => {
  if (!standIns) return undefined
  const isWritten = [value, ...standIns.map((name) => record[name])].some((each) => String(inEnglish(each) ?? '').trim() !== '')
  return isWritten ? undefined : `is required in English, unless ${standIns.join(' or ')} is written`
}

/** Checks every field of a record for which others may stand. */
export const checkStandIns = (shape: Shape) => (record: Readonly<Record<string, unknown>>, context: z.RefinementCtx) => {
  for (const [name, schema] of Object.entries(shape)) {
    const message = standInProblem(fieldMeta(schema).requiredUnless, record[name], record)
    if (message) context.addIssue({ code: 'custom', message, path: [name], input: record[name] })
  }
}
