import { defaultLanguage, type Language } from '../language.ts'

/** Where a list comes from (LIST-01): `url`, else `namespace` and `model`, else `type` (D-LIST-1). */
export type ListSource = {
  readonly url?: string | undefined
  readonly namespace?: string | undefined
  readonly model?: string | undefined
  /** `all` when absent or empty (API-03). */
  readonly method?: string | undefined
  readonly type?: string | undefined
  /** Filters, limit and offset; absent values are left out. They may override `_lang` and `_joinLang` (D-API-7). */
  readonly apiParams?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined
  readonly language?: Language | undefined
}

/**
 * A type as the model of its records: BlogPost is blog/post (API-04).
 *
 * @internal Its test tries the cases of this step alone.
 */
export const modelOfType = (type: string): string => type.replace(/(?!^)(?=\p{Lu})/gu, '/').toLowerCase()

const pathOf = ({ url, namespace, model, method, type }: ListSource): string | undefined => {
  if (url) return url
  const source = model ? [namespace, model].filter(Boolean).join('/') : type && modelOfType(type)
  return source ? `/api/${source}/${method || 'all'}/` : undefined
}

/** Address of a list call with its query (API-02 to API-07); `undefined` when the source names neither url, model nor type. */
export const listAddress = (source: ListSource): string | undefined => {
  const path = pathOf(source)
  if (path === undefined) return undefined
  const [, base = '', ownQuery = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(path) ?? []
  const query = new URLSearchParams(ownQuery)
  const language = source.language ?? defaultLanguage
  const given = Object.entries(source.apiParams ?? {}).filter(([, value]) => value !== undefined && value !== null)
  for (const [name, value] of given) query.set(name, String(value))
  for (const name of ['_lang', '_joinLang']) if (!query.has(name)) query.set(name, language)
  return `${base}?${query}`
}
