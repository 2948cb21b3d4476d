import type { SearchScriptTexts } from '@bank/blocks/search/toProps.ts'
import { fill } from './fill.ts'
import type { Found } from './search-answer.ts'
import { ownPath } from './search-answer.ts'
import { trailOf } from './search-trail.ts'

/** An element with text and other elements in it. Everything is set as text, so that nothing in a record can become markup. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...content)
  return element
}

/** A link to a page of this site. */
export const linkTo = (url: string, ...content: readonly (Node | string)[]): HTMLAnchorElement => {
  const link = make('a', '', ...content)
  link.href = ownPath(url)
  return link
}

/** An excerpt with its terms marked. Marks that overlap or lie outside are left out. */
const markedExcerpt = ({ excerpt = '', marks = [] }: Partial<Found>): readonly (Node | string)[] => {
  let position = 0
  const parts: (Node | string)[] = []
  for (const [start, end] of [...marks].sort(([a], [b]) => a - b)) {
    if (!(start >= position && end > start && end <= excerpt.length)) continue
    parts.push(excerpt.slice(position, start), make('mark', '', excerpt.slice(start, end)))
    position = end
  }
  return [...parts, excerpt.slice(position)]
}

const trailElement = (url: string, { trail, bankName }: SearchScriptTexts): HTMLElement =>
  make('p', 'search-trail', ...trailOf(url, trail, bankName).flatMap((name, index) => [index > 0 ? ' ' : '', make('span', '', name)]))

/** A result as a list item: kind, name, one sentence, and where it stands (SRCH-20). */
export const resultItem = (found: Found, texts: SearchScriptTexts): HTMLLIElement =>
  make(
    'li',
    '',
    ...(texts.kinds[found.kind] ? [make('p', 'label', texts.kinds[found.kind]?.one ?? '')] : []),
    make('h2', '', linkTo(found.url, found.title)),
    ...(found.excerpt ? [make('p', 'search-excerpt', ...markedExcerpt(found))] : []),
    trailElement(found.url, texts),
  )

/** The names nearest to what was typed, as list items. */
export const nearestItems = (nearest: readonly Pick<Found, 'title' | 'url'>[]): readonly HTMLLIElement[] =>
  nearest.map(({ title, url }) => make('li', '', linkTo(url, title)))

/** One sentence about how many there are. */
export const countSentence = (texts: SearchScriptTexts, terms: string, count: number, kind: string | undefined): string => {
  if (kind) return fill(texts.ofKind, { terms, count, kind: texts.kinds[kind]?.many ?? '' })
  const sentence = count === 0 ? texts.none : count === 1 ? texts.one : texts.many
  return fill(sentence, { terms, count })
}
