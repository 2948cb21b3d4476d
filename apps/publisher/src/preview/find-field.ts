import type { Language } from '@bank/i18n/languages.ts'
import { plainText } from '@bank/rules/text/plain-text.ts'
import type { ShownRecord } from '@bank/site/build/preview/shown-records.ts'
import { decodeHTMLStrict } from 'entities/decode'

/** Where something that a page shows is written. `field` is the way to it in the record; empty for the record as a whole. */
export type FoundField = { readonly slug: string; readonly id: string; readonly field: readonly (string | number)[] }

type Written = FoundField & { readonly text: string }

/** A field that may be the one that was clicked, among the others of its record. */
type Candidate = { readonly found: Written; readonly fields: readonly Written[]; readonly isJoined: boolean }

/** Fewer letters than this stand in too many fields by chance. */
const leastLetters = 3

/** A text as it is read: without tags, in one line. */
const asRead = (text: string): string => plainText(text, decodeHTMLStrict)

/** Texts of one language and those without one, each with the way to its field. */
const textsOf = (value: unknown, language: Language, field: readonly (string | number)[]): readonly Omit<Written, 'slug' | 'id'>[] => {
  if (typeof value === 'string') return [{ field, text: asRead(value) }]
  if (Array.isArray(value)) return value.flatMap((row, index) => textsOf(row, language, [...field, index]))
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value || 'es' in value) {
    const texts = value as Readonly<Record<string, unknown>>
    // Spanish pages show English where nothing else is written.
    return textsOf(texts[language] ?? texts['en'], language, field)
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'id' || name === 'kind' ? [] : textsOf(inner, language, [...field, name]),
  )
}

/** What may stand between the values of fields that a page puts together. */
const between = /^[\s,;:·•|/()–—-]+/

/** The first of several fields of one record whose texts make up the one that was clicked, as a first and a last name make up a name. */
const firstOfJoin = (fields: readonly Written[], clicked: string): Written | undefined => {
  const parts = fields.filter(({ text }) => text !== '' && clicked.includes(text))
  const hopeless = new Set<string>()
  const first = (rest: string, used: readonly Written[]): Written | undefined => {
    if (rest === '') return used.length > 1 && used.some(({ text }) => text.length >= leastLetters) ? used[0] : undefined
    if (hopeless.has(rest)) return undefined
    for (const part of parts) {
      if (!rest.startsWith(part.text) || used.includes(part)) continue
      const after = rest.slice(part.text.length)
      if (after !== '' && !between.test(after)) continue
      const found = first(after.replace(between, ''), [...used, part])
      if (found) return found
    }
    hopeless.add(rest)
    return undefined
  }
  return first(clicked, [])
}

/**
 * The field that something on a page comes from; the page's own record is the first. `texts` are what the element that was clicked says, then what each
 * element around it says. A text that several records hold belongs to the one of which most other texts stand around it.
 */
export const findField = (records: readonly ShownRecord[], texts: readonly string[], language: Language): FoundField | undefined => {
  const all = records.map(({ slug, id, content }) => textsOf(content, language, []).map((each) => ({ slug, id, ...each })))
  const written = all.map((fields) => fields.filter(({ text }) => text.length >= leastLetters))
  const [clicked = '', ...around] = texts.map((text) => text.replace(/\s+/g, ' ').trim())
  const support = (fields: readonly Written[], within: string): number => fields.filter(({ text }) => within.includes(text)).length
  const best = (candidates: readonly Candidate[]): Written | undefined => {
    const scored = candidates.map(({ found, fields, isJoined }) => ({
      found,
      score: [found.text === clicked ? 2 : Number(isJoined), ...around.map((within) => support(fields, within))],
    }))
    return scored.reduce<(typeof scored)[number] | undefined>(
      (one, other) => (one && !isMore(other.score, one.score) ? one : other),
      undefined,
    )?.found
  }
  if (clicked.length >= leastLetters) {
    const holding = written.flatMap((fields, index): Candidate[] => {
      const whole = fields.filter(({ text }) => text.includes(clicked)).map((found) => ({ found, fields, isJoined: false }))
      const joined = firstOfJoin(all[index] ?? [], clicked)
      return joined ? [...whole, { found: joined, fields, isJoined: true }] : whole
    })
    // The title of a page stands in the bar of the browser: what can be clicked is another record's, though it says the same.
    const seen = holding.filter(({ fields }) => records[0]?.slug !== 'pages' || fields !== written[0])
    const found = best(seen) ?? best(holding)
    if (found) return { slug: found.slug, id: found.id, field: found.field }
  }
  // A click between texts: the record most of whose texts stand there.
  for (const within of [clicked, ...around]) {
    const here = written.flatMap((fields) =>
      fields[0] && support(fields, within) > 0 ? [{ count: support(fields, within), first: fields[0] }] : [],
    )
    const most = here.toSorted((a, b) => b.count - a.count)[0]
    if (most) return { slug: most.first.slug, id: most.first.id, field: [] }
  }
  return undefined
}

/** Whether one list of counts beats another: the exact text first, then what is nearest around it. */
const isMore = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((count, index) => count !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}
