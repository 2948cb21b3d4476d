import { searchAddress } from './search-address.ts'

/** One page that was found. Marks are pairs of positions in the excerpt, start and end. */
export type Found = {
  readonly title: string
  readonly url: string
  readonly kind: string
  readonly excerpt: string
  readonly marks: readonly (readonly [start: number, end: number])[]
}

export type Answer = { readonly data: readonly Found[]; readonly total: number }

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'url' in value &&
  typeof value.url === 'string'

/** Reads what the service answered; nothing when it is not an answer. */
export const readAnswer = (value: unknown): Answer | undefined => {
  if (typeof value !== 'object' || value === null || !('data' in value) || !Array.isArray(value.data)) return undefined
  const data = value.data.filter(isFound)
  return { data, total: 'total' in value && typeof value.total === 'number' ? value.total : data.length }
}

/** Address of ten results from `offset` on. */
export const resultsAddress = (terms: string, language: string, offset: number): string =>
  `${searchAddress('results', terms, language)}${offset > 0 ? `&offset=${offset}` : ''}`

/** Only addresses of this site become links, whatever the service says. */
const ownPath = (url: string): string => (/^\/(?!\/)/.test(url) ? url : '/')

/** An excerpt with its terms marked. Marks that overlap or lie outside are left out. */
const markedExcerpt = (page: Document, { excerpt, marks = [] }: Pick<Found, 'excerpt' | 'marks'>): Node[] => {
  let position = 0
  const parts: Node[] = []
  for (const [start, end] of [...marks].sort(([a], [b]) => a - b)) {
    if (!(start >= position && end > start && end <= excerpt.length)) continue
    const mark = page.createElement('mark')
    mark.append(excerpt.slice(start, end))
    parts.push(page.createTextNode(excerpt.slice(position, start)), mark)
    position = end
  }
  return [...parts, page.createTextNode(excerpt.slice(position))]
}

/** A result as a list item. Everything is set as text, so that nothing in a page can become markup here. */
export const resultItem = (page: Document, found: Found, kinds: Readonly<Record<string, string>>): HTMLLIElement => {
  const item = page.createElement('li')
  const kind = kinds[found.kind]
  if (kind) {
    const label = page.createElement('p')
    label.className = 'label'
    label.textContent = kind
    item.append(label)
  }
  const link = page.createElement('a')
  link.href = ownPath(found.url)
  link.textContent = found.title
  const excerpt = page.createElement('p')
  excerpt.append(...markedExcerpt(page, { excerpt: found.excerpt ?? '', marks: found.marks ?? [] }))
  item.append(link, excerpt)
  return item
}
