import { describeIssue } from '@bank/model/describe-issue.ts'
import type { z } from 'zod'

/** What is wrong with a piece of content, for the person who wrote it. */
export type Problem = {
  /** Where the record is kept: a collection of the store, or a content file. */
  readonly source: string
  readonly record: string
  /** Way to the value: names of fields and numbers of rows from 0. Empty for the record as a whole. */
  readonly field: readonly PropertyKey[]
  readonly value: unknown
  /** What is wrong and what to do, as a sentence without its subject. */
  readonly message: string
}

/** Refuses content; its message lists every problem, one a line. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(summary: string, problems: readonly Problem[]) {
    super(
      [
        `${summary} (${problems.length === 1 ? '1 problem' : `${problems.length} problems`}):`,
        ...problems.map((problem) => `  - ${describeProblem(problem)}`),
      ].join('\n'),
    )
    this.name = 'ContentError'
    this.problems = problems
  }
}

const longestShown = 80

/** A text in one line, with its quotes and backslashes as they were typed. */
const lineOf = (text: string): string => JSON.stringify(text).replaceAll(/\\(["\\])/g, '$1')

/** The beginning of a value in one line: a long one is JSON or text of several lines, and what is between its words says nothing. */
export const shown = (value: unknown): string => {
  const isLong = typeof value === 'string' && value.length > longestShown
  const text = isLong ? value.replaceAll(/\s+/g, ' ').trim() : value
  const line = typeof text === 'string' ? lineOf(text) : (JSON.stringify(text) ?? '')
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line
}

const step = (key: PropertyKey): string => {
  if (typeof key === 'number') return `row ${key + 1}`
  if (key === 'en') return 'in English'
  return key === 'es' ? 'in Spanish' : String(key)
}

/** One line that names record, field and value (D-STORE-1): `pages home, field blocks, row 2, block, value "x": …`. */
export const describeProblem = ({ source, record, field, value, message }: Problem): string =>
  `${[
    [source, record].filter(Boolean).join(' '),
    ...(field.length > 0 ? [`field ${field.map(step).join(', ')}`] : []),
    ...(value === undefined ? [] : [`value ${shown(value)}`]),
  ].join(', ')}: ${message}`

/** The value that a path leads to within a record; `undefined` where it leads nowhere. */
export const valueAt = (record: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    record,
  )

/** Everything a schema finds wrong with a record. */
export const problemsOf = (
  schema: z.ZodType,
  value: unknown,
  where: { readonly source: string; readonly record: string },
): readonly Problem[] => {
  const result = schema.safeParse(value)
  if (result.success) return []
  return result.error.issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        ...where,
        field: [...issue.path, key],
        value: valueAt(value, [...issue.path, key]),
        message: 'is not a field of this record; check its spelling',
      }))
    const found = valueAt(value, issue.path)
    return [{ ...where, field: issue.path, value: found, message: describeIssue(issue, found) }]
  })
}
