import { describeProblem } from '@bank/content/records/problem.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { blockIds } from '@bank/rules/blocks/block-ids.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { addressFault } from '../../links/address-fault.ts'
import type { PageProblem } from '../../page-data/page-error.ts'
import { type DeadLink, languageOf } from '../checks/link-check.ts'
import { findMentions, homeMentions, type Mention } from './find-mentions.ts'
import { partNaming } from './part-naming.ts'

/** A mention of an address that leads nowhere, as a line. */
const describeMention = ({ written, languages: _, ...where }: Mention, isPlace?: boolean): string =>
  describeProblem({ ...where, value: partNaming(String(where.value), written), message: `${written} ${addressFault(written, isPlace)}` })

/** Those of a list that are asked for; all of them where none is. */
const preferred = <Item>(items: readonly Item[], isAskedFor: (item: Item) => boolean): readonly Item[] => {
  const found = items.filter(isAskedFor)
  return found.length > 0 ? found : items
}

type Row = { readonly id: string; readonly uri?: unknown; readonly permalink?: unknown; readonly blocks?: unknown }

const nameOf = ({ source, record }: Pick<Mention, 'source' | 'record'>): string => `${source}/${record}`

/** The records whose page stands at an address, with their blocks. */
const recordsAt = ({ records }: Snapshot, page: string): ReadonlySet<string> => {
  const { rest } = splitPrefix(page)
  const last = rest.split('/').findLast(Boolean)
  const own = Object.entries(records).flatMap(([source, rows]) =>
    (rows as readonly Row[]).flatMap((row) =>
      row.uri === rest || (last !== undefined && row.permalink === last) ? [{ source, row }] : [],
    ),
  )
  const blocks = own.flatMap(({ row }) => (Array.isArray(row.blocks) ? (row.blocks as readonly { readonly block?: string }[]) : []))
  return new Set([
    ...own.map(({ source, row }) => nameOf({ source, record: row.id })),
    ...blocks
      .flatMap(({ block }) => (block ? blockIds(block, languageOf(page)) : []))
      .map((id) => nameOf({ source: 'blocks', record: id })),
  ])
}

/** Where a dead link of a page is written: in texts of its language, and of those that mean another address on every page, in the page's own. */
const mentionsOf = (snapshot: Snapshot, { address, written, page }: DeadLink): readonly Mention[] => {
  const mentions = preferred(findMentions(snapshot, address, written), ({ languages }) => languages.includes(languageOf(page)))
  const ofPage = mentions.filter((mention) => mention.written.startsWith('#'))
  if (ofPage.length === 0) return mentions
  const own = recordsAt(snapshot, page)
  return [...mentions.filter((mention) => !ofPage.includes(mention)), ...preferred(ofPage, (mention) => own.has(nameOf(mention)))]
}

/** The collections that problems of pages name. */
const sources: Readonly<Record<string, string>> = { block: 'blocks', page: 'pages', article: 'posts', event: 'events', alert: 'alerts' }

/** Where a link of a page's problem is written: where the record that the problem names has it, and everywhere only where that has it not. */
const linksOf = (snapshot: Snapshot, text: string, link: string): readonly Mention[] => {
  const [, kind = '', record = ''] = /^(\w+) "([\w-]+)"/.exec(text) ?? []
  const named = { source: sources[kind] ?? '', record }
  if (link === '/') return homeMentions(snapshot, named)
  return preferred(findMentions(snapshot, link), (mention) => nameOf(mention) === nameOf(named))
}

/** Problems of pages as lines for the people who mend them: each with record, field and language where these can be found, and each once. */
export const describeProblems = (snapshot: Snapshot, problems: readonly PageProblem[], dead: readonly DeadLink[]): readonly string[] => {
  const ofProblems = problems.flatMap(({ text, link }) => {
    const mentions = link === undefined ? [] : linksOf(snapshot, text, link)
    return mentions.length > 0 ? mentions.map((mention) => describeMention(mention)) : [text]
  })
  // What no field names is told of the first page that it stands on.
  const unnamed = new Map<string, string>()
  const ofDead = dead.flatMap((link) => {
    const { address, page } = link
    const isPlace = address.includes('#')
    const mentions = mentionsOf(snapshot, link)
    if (mentions.length > 0) return mentions.map((mention) => describeMention(mention, isPlace))
    if (!unnamed.has(address)) unnamed.set(address, `${address} ${addressFault(address, isPlace)} (on ${page})`)
    return unnamed.get(address) ?? []
  })
  return [...new Set([...ofProblems, ...ofDead])]
}
