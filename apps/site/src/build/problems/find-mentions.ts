import type { Problem } from '@bank/content/records/problem.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { splitPrefix, withPrefix } from '@bank/rules/links/language-prefix.ts'
import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import { emptyLink } from '../../links/empty-link.ts'

/** Where in the content something stands: record, field and the text that holds it. */
export type Mention = Pick<Problem, 'source' | 'record' | 'field' | 'value'> & {
  /** The address as the text has it. */
  readonly written: string
  /** Languages of the pages that show the text. */
  readonly languages: readonly Language[]
}

type FoundText = Pick<Mention, 'field' | 'languages'> & { readonly text: string }

const isBlank = (value: unknown): boolean => value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Languages of the pages that show what stands under a key: English stands in for Spanish that nobody wrote. */
const languagesOf = (key: string, { es }: { readonly es?: unknown }, around: readonly Language[]): readonly Language[] => {
  if (key === 'es') return ['es']
  return key === 'en' && !isBlank(es) ? ['en'] : around
}

const textsIn = (value: unknown, field: Mention['field'], shownIn: readonly Language[]): readonly FoundText[] => {
  if (typeof value === 'string') return [{ field, text: value, languages: shownIn }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...field, Array.isArray(value) ? Number(key) : key], languagesOf(key, value, shownIn)),
  )
}

/** Whether what stands before and behind an address are the two ends of a value: quotes, those of JSON too, or those of an attribute without any. */
const isWholeValue = (before: string, behind: string): boolean => {
  const quote = /["']\s*$/.exec(before)?.[0].charAt(0)
  if (quote) return behind.trimStart().replace(/^\\/, '').startsWith(quote)
  return before.endsWith('=') && /^(?:[\s>]|$)/.test(behind)
}

/** Whether what stands before and behind an address of the site makes it no other one. It may stand behind the name of a host. */
const isApart = (before: string, behind: string): boolean => /(?:^|[^\w/-]|\/\/[\w.:-]+)$/.test(before) && !/^[\w/-]/.test(behind)

/**
 * Where a text names an address as a whole, and not a longer one that starts or ends alike; -1 where it does not. One without a slash at its beginning may
 * be a word of prose, or how another one starts: it has to be all of the text or of a value in it.
 */
export const placeOf = (text: string, address: string): number => {
  if (text.trim() === address) return text.indexOf(address)
  // What names an attribute with it is whole by itself.
  if (emptyLink.test(address)) return text.indexOf(address)
  // A slash alone stands in most texts, and two behind each scheme.
  const stands = /^\/[^/]/.test(address) ? isApart : isWholeValue
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const end = at + address.length
    if (stands(text.slice(Math.max(0, at - 100), at), text.slice(end, end + 100))) return at
  }
  return -1
}

const withoutPercents = (address: string): string => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** How an address of a page may be written: without its language, without the slash before a query or a place, in plain letters, as HTML has it. */
const formsOf = (address: string): readonly string[] =>
  [address, splitPrefix(address).rest]
    .flatMap((form) => [form, form.replace(/^(\/[^?#]+)\/(?=[?#])/, '$1')])
    .flatMap((form) => [form, withoutPercents(form)])
    .flatMap((form) => [form, form.replaceAll('&', '&amp;')])
    .filter((form) => form.length > 1)

/** What a text has of the addresses, as it has it; nothing where it names none. */
type Written = (text: string, field: Mention['field']) => string | undefined

const fieldsWith = ({ settings, records, blocks, media }: Snapshot, writtenIn: Written): readonly Mention[] => {
  const all: readonly (readonly [source: string, record: string, value: unknown])[] = [
    ['settings', '', settings],
    ...Object.entries(records).flatMap(([source, rows]) => rows.map((row) => [source, row.id, row] as const)),
    ...blocks.map((block) => ['blocks', block.id, block] as const),
    ...media.map((medium) => ['media', medium.id, medium] as const),
  ]
  return all.flatMap(([source, record, value]) =>
    textsIn(value, [], languages).flatMap(({ text, ...where }) => {
      const written = writtenIn(text, where.field)
      return written === undefined ? [] : [{ source, record, value: text, written, ...where }]
    }),
  )
}

/** Fields that the site makes links of, by the scheme of these. */
const linkedFields: Readonly<Record<string, ReadonlySet<unknown>>> = {
  mailto: new Set(['email', 'supportEmail']),
  tel: new Set(['phone', 'tollFreeNumber']),
}

const schemeOf = (address: string): string => address.slice(0, address.indexOf(':')).toLowerCase()

const isMade = (address: string): boolean => schemeOf(address) in linkedFields

/** The mailbox or the number of a link that the site makes of a field. Other texts may hold the same digits and are not to blame. */
const madeOf = (address: string): Written => {
  const scheme = schemeOf(address)
  const linkOf = (text: string) => (scheme === 'tel' ? telephoneAddress(text) : `mailto:${text.trim()}`)
  return (text, field) => (linkedFields[scheme]?.has(field.at(-1)) && linkOf(text) === address.trim() ? address : undefined)
}

/** The address of a page in another language, which follows the page that it is written on. */
const inOtherLanguages = (address: string): readonly string[] => {
  const { language, rest } = splitPrefix(address)
  return language ? languages.filter((other) => other !== language).map((other) => withPrefix(other, rest)) : []
}

/**
 * Every field of the content that names one of the addresses, in one of the forms in which it may be written, or that the site makes such a link of; or
 * else those that name it in another language.
 */
export const findMentions = (snapshot: Snapshot, ...addresses: readonly string[]): readonly Mention[] => {
  const named = (written: readonly string[]): readonly Mention[] => {
    const forms = [...new Set(written.flatMap(formsOf))]
    return fieldsWith(snapshot, (text) => forms.find((form) => placeOf(text, form) >= 0))
  }
  const made = addresses.slice(0, 1).flatMap((address) => (isMade(address) ? fieldsWith(snapshot, madeOf(address)) : []))
  const found = [...named(addresses), ...made]
  return found.length > 0 ? found : named(addresses.flatMap(inOtherLanguages))
}

/** The fields of one record that hold the address of the home page and nothing else. */
export const homeMentions = (snapshot: Snapshot, { source, record }: Pick<Mention, 'source' | 'record'>): readonly Mention[] =>
  fieldsWith(snapshot, (text) => (placeOf(text, '/') >= 0 ? '/' : undefined)).filter(
    (mention) => mention.source === source && mention.record === record && mention.field[0] !== 'uri',
  )
