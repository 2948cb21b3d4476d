import type { z } from 'zod'
import { type FieldMeta, fieldMeta, type Shape } from './fields.ts'

/** What is wrong with a day that lies before the one it must follow, or nothing. Days compare as texts do. */
export const dayOrderProblem = (
  { notBefore }: Pick<FieldMeta, 'notBefore'>,
  value: unknown,
  record: Readonly<Record<string, unknown>>,
): string | undefined => {
  const first = notBefore && record[notBefore]
  return typeof first === 'string' && typeof value === 'string' && value !== '' && value < first
    ? `must not lie before ${notBefore}, which is ${first}`
    : undefined
}

/** Checks every day of a record that must follow another. */
export const checkDayOrder = (shape: Shape) => (record: Readonly<Record<string, unknown>>, context: z.RefinementCtx) => {
  for (const [name, schema] of Object.entries(shape)) {
    const message = dayOrderProblem(fieldMeta(schema), record[name], record)
    if (message) context.addIssue({ code: 'custom', message, path: [name], input: record[name] })
  }
}
