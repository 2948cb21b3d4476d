import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { placeOf } from './find-mentions.ts'

/** Characters before and after an address that are shown of a long text. */
const around = 20

/** The same in one line. */
const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a value of an item is an address, or says it in one of the languages. */
const isAddress = (value: unknown, forms: readonly string[]): boolean =>
  typeof value === 'string'
    ? forms.includes(value)
    : isObject(value) && !Array.isArray(value) && Object.values(value).some((each) => forms.includes(each))

/** The item of a JSON value, such as a menu, that leads to an address, without the lists in it. */
const itemNaming = (value: unknown, forms: readonly string[]): object | undefined => {
  if (!isObject(value)) return undefined
  if (!Array.isArray(value) && Object.values(value).some((own) => isAddress(own, forms)))
    return Object.fromEntries(Object.entries(value).filter(([, own]) => !Array.isArray(own)))
  for (const inner of Object.values(value)) {
    const found = itemNaming(inner, forms)
    if (found) return found
  }
  return undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The part of a text that names an address of the site, for people who mend it: the item of JSON, or the words around it; a short text as a whole. */
export const partNaming = (text: string, address: string): unknown => {
  const forms = [address, splitPrefix(address).rest]
  const item = itemNaming(parsed(text), forms)
  if (item) return item
  const found = forms.map((form) => ({ form, at: placeOf(text, form) })).find(({ at }) => at >= 0)
  if (!found || text.length <= 2 * around + found.form.length) return text
  const [start, end] = [Math.max(0, found.at - around), found.at + found.form.length + around]
  return `${start > 0 ? '…' : ''}${inLine(text.slice(start, end))}${end < text.length ? '…' : ''}`
}
