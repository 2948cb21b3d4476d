import { asLanguage, defaultLanguage, type Language } from '@bank/i18n/languages.ts'
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

const mostRecords = 1000
const mostOffset = 100_000

const wholeNumber = (value: string, least: number, most: number): number => {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= least && number <= most)) throw new Failure('badNumber')
  return number
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
    limit: limit === undefined ? undefined : wholeNumber(limit, 1, mostRecords),
    offset: offset === undefined ? 0 : wholeNumber(offset, 0, mostOffset),
  }
}
