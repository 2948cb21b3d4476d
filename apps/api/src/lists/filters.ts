import { asLanguage, defaultLanguage, type Language } from '@bank/i18n/languages.ts'
import { z } from 'zod'
import { Failure } from '../errors.ts'

/** What a list call asks for (API-05, API-06, API-07). */
export type ListQuery = {
  readonly language: Language
  readonly joinLanguage: Language
  /** Field and the value it must have. */
  readonly filters: readonly (readonly [field: string, value: string])[]
  /** The only fields to answer beside the id; all of them when absent. */
  readonly fields: readonly string[] | undefined
  readonly limit: number | undefined
  readonly offset: number
}

/** The field that holds a record's card; answered only when it is asked for. */
export const cardField = '_card'

const limits = z.int().min(1).max(1000)
const offsets = z.int().min(0).max(100_000)

/** What a list call may ask for, beside the fields to filter by: `askable` are the fields that `_fields` may name. */
export const listQuery = (askable: readonly string[]) =>
  z.object({
    _lang: z.string().describe('Language of the texts, en or es; anything else counts as en').optional(),
    _joinLang: z.string().describe('Language of the texts of joined records').optional(),
    _fields: z
      .array(z.enum([cardField, ...askable]))
      .describe('The only fields to answer beside the id, separated by commas')
      .optional(),
    limit: limits.optional(),
    offset: offsets.optional(),
    ...Object.fromEntries(askable.map((name) => [name, z.string().describe('Only records that have this value').optional()])),
  })

const wholeNumber = (value: string, bounds: typeof limits): number => {
  const { data } = bounds.safeParse(/^\d{1,6}$/.test(value) ? Number(value) : undefined)
  if (data === undefined) throw new Failure('badNumber')
  return data
}

/**
 * Reads the query of a list call: languages that are not ours count as English; every other name is a field to filter by.
 * `_fields` names the fields to answer, separated by commas; `_card` is one of them: what the page shows of the record. Throws a Failure
 * for a number out of bounds, a name given twice, or a name that `isField` does not know (D-LIST-8).
 */
export const parseListQuery = (query: URLSearchParams, isField: (name: string) => boolean): ListQuery => {
  const values = new Map<string, string>()
  for (const [name, value] of query) {
    if (values.has(name)) throw new Failure('unknownField')
    values.set(name, value)
  }
  const take = (name: string): string | undefined => {
    const value = values.get(name)
    values.delete(name)
    return value
  }
  const language = asLanguage(take('_lang')) ?? defaultLanguage
  const joinLanguage = asLanguage(take('_joinLang')) ?? defaultLanguage
  const limit = take('limit')
  const offset = take('offset')
  const fields = take('_fields')?.split(',')
  const filters = [...values]
  const isAnswered = (name: string) => name === cardField || isField(name)
  if (!filters.every(([name]) => isField(name)) || !(fields ?? []).every(isAnswered)) throw new Failure('unknownField')
  return {
    language,
    joinLanguage,
    filters,
    fields,
    limit: limit === undefined ? undefined : wholeNumber(limit, limits),
    offset: offset === undefined ? 0 : wholeNumber(offset, offsets),
  }
}
