import { fieldOf } from '@bank/content/store/requests/query-fields.ts'
import type { FlattenedField } from 'payload'

/** What stands behind the question mark of a page's address. */
export type Search = Readonly<Record<string, string | string[]>>

const numbers: Readonly<Record<string, RegExp>> = { limit: /^\d{1,5}$/, page: /^[1-9]\d{0,5}$/ }

/** The way to the field of a condition such as `where[or][0][and][0][title][equals]`. */
const pathIn = (name: string): string | undefined =>
  [...name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part).find((part) => !/^(?:and|or|\d*)$/i.test(part))

const isReadable = (fields: readonly FlattenedField[], name: string, value: unknown): boolean => {
  const number = numbers[name]
  if (number) return number.test(String(value))
  if (!/^where\b/.test(name)) return true
  const path = pathIn(name)
  return path !== undefined && fieldOf(fields, path.replaceAll('__', '.')) !== undefined
}

/** A list's address without the conditions and numbers that no list can be shown by: the store fails over them and shows no page. */
export const readableList = (fields: readonly FlattenedField[], search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([name, value]) => isReadable(fields, name, value)))
