import type { Language } from '@bank/i18n/languages.ts'
import { plainText } from '@bank/rules/text/plain-text.ts'
import type { ShownRecord } from '@bank/site/build/shown-records.ts'
import { decodeHTMLStrict } from 'entities/decode'

/** Where something that a page shows is written. `field` is the way to it in the record; empty for the record as a whole. */
export type FoundField = { readonly slug: string; readonly id: string; readonly field: readonly (string | number)[] }

type Written = FoundField & { readonly text: string }

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

/**
 * The field that something on a page comes from; the page's own record is the first. `texts` are what the element that was clicked says, then what each
 * element around it says. A text that several records hold belongs to the one of which most other texts stand around it.
 */
export const findField = (records: readonly ShownRecord[], texts: readonly string[], language: Language): FoundField | undefined => {
  const written = records.map(({ slug, id, content }) =>
    textsOf(content, language, [])
      .filter(({ text }) => text.length >= leastLetters)
      .map((each) => ({ slug, id, ...each })),
  )
  const [clicked = '', ...around] = texts.map((text) => text.replace(/\s+/g, ' ').trim())
  const support = (fields: readonly Written[], within: string): number => fields.filter(({ text }) => within.includes(text)).length
  const best = (candidates: readonly { readonly found: Written; readonly fields: readonly Written[] }[]): Written | undefined => {
    const scored = candidates.map(({ found, fields }) => ({
      found,
      score: [found.text === clicked ? 1 : 0, ...around.map((within) => support(fields, within))],
    }))
    return scored.reduce<(typeof scored)[number] | undefined>(
      (one, other) => (one && !isMore(other.score, one.score) ? one : other),
      undefined,
    )?.found
  }
  if (clicked.length >= leastLetters) {
    const holding = written.flatMap((fields) => fields.filter(({ text }) => text.includes(clicked)).map((found) => ({ found, fields })))
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
