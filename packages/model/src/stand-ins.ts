import type { z } from 'zod'
import { type FieldMeta, fieldMeta, type Shape } from './fields.ts'
import type { Localized } from './text.ts'

const inEnglish = (value: unknown): unknown => (typeof value === 'object' ? (value as Localized | null)?.en : value)

/** A flag that is off stands for nothing. */
const isWritten = (value: unknown): boolean => value !== false && String(inEnglish(value) ?? '').trim() !== ''

/** What is wrong when neither a field nor one that may stand for it is written, in English where it has languages, or nothing (CARD-05, CARD-10, CARD-16). */
export const standInProblem = (
  { requiredUnless, localized }: FieldMeta,
  value: unknown,
  record: Readonly<Record<string, unknown>>,
): string | undefined => {
  if (!requiredUnless || [value, ...requiredUnless.map((name) => record[name])].some(isWritten)) return undefined
  const names = `${requiredUnless.join(' or ')} is ${localized ? 'written' : 'set'}`
  return localized ? `is required in English, unless ${names}` : `is required, unless ${names}`
}

/** Checks every field of a record for which others may stand. */
export const checkStandIns = (shape: Shape) => (record: Readonly<Record<string, unknown>>, context: z.RefinementCtx) => {
  for (const [name, schema] of Object.entries(shape)) {
    const message = standInProblem(fieldMeta(schema), record[name], record)
    if (message) context.addIssue({ code: 'custom', message, path: [name], input: record[name] })
  }
}
