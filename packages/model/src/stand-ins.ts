import type { z } from 'zod'
import { type FieldMeta, fieldMeta, type Shape } from './fields.ts'
import type { Localized } from './text.ts'

const inEnglish = (value: unknown): unknown => (typeof value === 'object' ? (value as Localized | null)?.en : value)

/** A flag that is off stands for nothing. */
const isWritten = (value: unknown): boolean => value !== false && String(inEnglish(value) ?? '').trim() !== ''

/**
 * What is wrong when neither a field nor one that may stand for it is written, or nothing (CARD-05, CARD-10, CARD-16, PROD-17). Of localized
 * fields the English text counts.
 */
export const standInProblem = (
  { requiredUnless: standIns, localized }: Pick<FieldMeta, 'requiredUnless' | 'localized'>,
  value: unknown,
  record: Readonly<Record<string, unknown>>,
): string | undefined => {
  if (!standIns) return undefined
  if ([value, ...standIns.map((name) => record[name])].some(isWritten)) return undefined
  const unless = `unless ${standIns.join(' or ')} is written`
  return localized ? `is required in English, ${unless}` : `is required, ${unless}`
}

/** Checks every field of a record for which others may stand. */
export const checkStandIns = (shape: Shape) => (record: Readonly<Record<string, unknown>>, context: z.RefinementCtx) => {
  for (const [name, schema] of Object.entries(shape)) {
    const message = standInProblem(fieldMeta(schema), record[name], record)
    if (message) context.addIssue({ code: 'custom', message, path: [name], input: record[name] })
  }
}
