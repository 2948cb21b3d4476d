import type { Problem } from '@bank/content/records/problem.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'

/** Where in the content something stands: record, field and the text that holds it. */
export type Mention = Pick<Problem, 'source' | 'record' | 'field' | 'value'>

const textsIn = (value: unknown, field: readonly (string | number)[]): readonly { field: readonly (string | number)[]; text: string }[] => {
  if (typeof value === 'string') return [{ field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...field, Array.isArray(value) ? Number(key) : key]))
}

/**
 * Where a text names an address as a whole, and not a longer one that starts or ends alike; -1 where it does not. One without a slash at its beginning may
 * be a word of prose, so it has to be all of the text or stand in quotes.
 */
export const placeOf = (text: string, address: string): number => {
  if (text === address) return 0
  // Behind the name of a host, too.
  const before = address.startsWith('/') ? /(?:^|[^\w/-]|\/\/[\w.:-]+)$/ : /["'=]$/
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1))
    if (before.test(text.slice(Math.max(0, at - 100), at)) && !/[\w/-]/.test(text[at + address.length] ?? '')) return at
  return -1
}

/** Every field of the content that names an address of the site, with its language prefix or without, or without the slash at its end. */
export const findMentions = ({ settings, records, blocks, media }: Snapshot, address: string): readonly Mention[] => {
  const bare = splitPrefix(address).rest
  const forms = [...new Set([address, bare])].filter((form) => form.length > 1)
  const all: readonly (readonly [source: string, record: string, value: unknown])[] = [
    ['settings', '', settings],
    ...Object.entries(records).flatMap(([source, rows]) => rows.map((row) => [source, row.id, row] as const)),
    ...blocks.map((block) => ['blocks', block.id, block] as const),
    ...media.map((medium) => ['media', medium.id, medium] as const),
  ]
  return all.flatMap(([source, record, value]) =>
    textsIn(value, []).flatMap(({ field, text }) =>
      forms.some((form) => placeOf(text, form) >= 0) ? [{ source, record, field, value: text }] : [],
    ),
  )
}
