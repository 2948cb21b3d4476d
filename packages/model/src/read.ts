import type { Language } from '@bank/i18n/languages.ts'
import { isLocalized, type Localized, pickText, type Text } from './text.ts'

/** A stored shape with every per-language object read for one language. */
export type Read<T> = T extends Localized
  ? Text
  : T extends readonly (infer Item)[]
    ? readonly Read<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Read<T[Key]> }
      : T

/**
 * Reads a stored value for one language: every per-language object, however deep, becomes one text with the fallback to
 * English done and marked. This is the only place where fallback happens (ROUTE-05).
 */
export const read = <T>(value: T, language: Language): Read<T> => {
  if (isLocalized(value)) return pickText(value, language) as Read<T>
  if (Array.isArray(value)) return value.map((item) => read(item, language)) as Read<T>
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner, language)])) as Read<T>
  return value as Read<T>
}
