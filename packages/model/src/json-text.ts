import { z } from 'zod'
import type { Check } from './checks/check.ts'
import { describeIssue } from './describe-issue.ts'
import { code } from './fields.ts'

/**
 * A text that holds JSON (`pages_json`, `tiles_json`, `links_json`, `sidebarCTAs_json`): kept as text everywhere and refused
 * when it does not parse or does not fit (D-STORE-6). Blank counts as an empty list (D-BLK-16).
 */
export const jsonText = <S extends z.ZodType>(schema: S, options: { help?: string } = {}) => code({ ...options, check: jsonCheck(schema) })

/** A text inside JSON: one string for both languages, or one for each (HEAD-30, CARD-34). */
export const perLanguage = z.union([z.string(), z.strictObject({ en: z.string().optional(), es: z.string().optional() })])

/** With the place where a text stops being JSON, if the parser tells it. */
const notJson = (text: string, error: unknown): string => {
  const position = /at position (\d+)/.exec(String(error))?.[1]
  if (position === undefined) return 'is not valid JSON; check brackets, quotes and commas'
  const before = text.slice(0, Number(position)).split('\n')
  const character = (before.at(-1)?.length ?? 0) + 1
  return `is not valid JSON from line ${before.length}, character ${character} on; check brackets, quotes and commas there`
}

const jsonCheck =
  (schema: z.ZodType): Check =>
  (value) => {
    if (value.trim() === '') return undefined
    let parsed: unknown
    try {
      parsed = JSON.parse(value)
    } catch (error) {
      return notJson(value, error)
    }
    const result = schema.safeParse(parsed)
    if (result.success) return undefined
    const [issue] = result.error.issues
    if (!issue) return undefined
    const found = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], parsed)
    return `does not fit at ${issue.path.join('.') || 'the top'}: ${describeIssue(issue, found)}`
  }

/** Reads a JSON text that passed its check on export. Blank gives an empty list. */
export const readJsonList = <Item>(schema: z.ZodType<Item[]>, value: string | undefined): Item[] =>
  value === undefined || value.trim() === '' ? [] : schema.parse(JSON.parse(value))
