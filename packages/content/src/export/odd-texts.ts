import { languages } from '@bank/i18n/languages.ts'
import { fieldMeta, type Shape } from '@bank/model/fields.ts'
import type { PlainRecord } from '../records/canonical.ts'
import { audienceWarning } from '../store/audience-warning.ts'

/** Something in a record that is published and should be looked at again. */
export type Found = { readonly field: readonly PropertyKey[]; readonly value: unknown; readonly message: string }

/** Characters from which on a headline no longer fits on the first screen of a phone. */
const longestHeadline = 100

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/** A number of the North American plan, with or without its 1, an extension aside. */
const canBeDialled = (text: string): boolean => /^1?[2-9]\d{9}$/.test(digitsIn(text.replace(/\s*(?:ext\.?|x)\s*\d+\s*$/i, '')))

const telephoneOddity = (text: string): string | undefined =>
  canBeDialled(text) ? undefined : 'is no telephone number that can be dialled; write it as 228-555-0142'

/** What looks wrong in a text, by the name of its field; nothing for a good one. */
const oddities: Readonly<Record<string, (text: string) => string | undefined>> = {
  headline: (text) =>
    text.length > longestHeadline
      ? `has ${text.length} characters, and a headline of at most ${longestHeadline} can be taken in at once`
      : undefined,
  phone: telephoneOddity,
  tollFreeNumber: telephoneOddity,
  // A banner has an audience of its own beside that of its record (D-BLK-18).
  Audience: audienceWarning,
  zip: (text) => (/^\d{5}(?:-\d{4})?$/.test(text) ? undefined : 'is no ZIP code; write five digits, or nine as in 39501-1234'),
}

const isRecord = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text, or those of both languages, with the way to each. */
const textsOf = (value: unknown, field: readonly PropertyKey[]): readonly (readonly [readonly PropertyKey[], string])[] => {
  if (typeof value === 'string') return [[field, value]]
  return isRecord(value) ? languages.flatMap((language) => textsOf(value[language], [...field, language])) : []
}

/** Texts that may be published and look wrong, however deep they stand: headlines that are too long, numbers that are none. */
export const oddTexts = (shape: Shape, fields: PlainRecord, path: readonly PropertyKey[] = []): readonly Found[] =>
  Object.entries(shape).flatMap(([name, schema]): readonly Found[] => {
    const { kind, shape: inner } = fieldMeta(schema)
    const [value, field] = [fields[name], [...path, name]]
    if (inner && kind === 'list')
      return Array.isArray(value) ? value.filter(isRecord).flatMap((row, index) => oddTexts(inner, row, [...field, index])) : []
    if (inner) return isRecord(value) ? oddTexts(inner, value, field) : []
    const oddity = oddities[name]
    if (!oddity) return []
    return textsOf(value, field).flatMap(([way, text]) => {
      const message = text.trim() === '' ? undefined : oddity(text.trim())
      return message ? [{ field: way, value: text, message }] : []
    })
  })
