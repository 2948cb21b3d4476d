import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { collections } from '@bank/model/collections.ts'
import { alertLines, alertMatches } from '@bank/rules/alert/matches-path.ts'
import { blockIds } from '@bank/rules/blocks/block-ids.ts'
import type { SiteAssembler } from '../../page-data/assemble.ts'
import type { Reads } from '../../page-data/reads.ts'
import { isPageError } from '../pages/make-pages.ts'
import { listedRows } from './listed-rows.ts'

/** A record by the collection of the store and its id. */
export type RecordName = { readonly slug: string; readonly id: string }

/** The site settings among the records. */
const settingsName = { slug: 'settings', id: 'settings' } as const

/** A record with what it says. */
export type ShownRecord = RecordName & { readonly content: Readonly<Record<string, unknown>> }

type Row = { readonly id: string }

/** What a record of a snapshot says; nothing when it is not shown. */
export const contentOf = ({ slug, id }: RecordName, { settings, records, blocks, media }: Snapshot): readonly ShownRecord[] => {
  if (slug === settingsName.slug) return [{ slug, id, content: settings }]
  const name = Object.entries(collections).find(([, collection]) => collection.slug === slug)?.[0] ?? ''
  const lists: Readonly<Record<string, readonly Row[]>> = { blocks, media }
  const rows = lists[slug] ?? (records as unknown as Readonly<Record<string, readonly Row[]>>)[name] ?? []
  return rows.filter((row) => row.id === id).map((content) => ({ slug, id, content }))
}

const slugs = new Map(Object.entries(collections).map(([name, { slug }]) => [name, slug]))

/** The record that a read of a page is about, such as `en-block:fees` or `es-rows.locations:phone/covington`; nothing for one of many records. */
const recordOf = (read: string, language: Language, hasBlock: (id: string) => boolean): RecordName | undefined => {
  const [, source = '', argument = ''] = /^\w\w-([^:]+):(.*)$/.exec(read) ?? []
  if (source === 'media') return { slug: 'media', id: argument }
  if (source === 'block') {
    const id = blockIds(argument, language).find(hasBlock)
    return id === undefined ? undefined : { slug: 'blocks', id }
  }
  const slug = slugs.get(source.replace(/^rows\./, ''))
  const slash = argument.indexOf('/')
  return slug !== undefined && source.startsWith('rows.') && slash > 0 ? { slug, id: argument.slice(slash + 1) } : undefined
}

/** Tells a record from all others. */
export const keyOf = ({ slug, id }: RecordName): string => `${slug}/${id}`

/** Pages between two pauses, in which others get their turn. */
const pagesAtOnce = 5

/** What each page read when it was assembled last, by its file, in whatever snapshot, and which records of long lists it showed. */
export type LastReads = Map<string, { readonly reads: Reads; readonly listed: readonly RecordName[] }>

/** Which pages of a snapshot show which records. Pages whose `lastReads` still say the same are not assembled again. */
export const shownRecords = (snapshot: Snapshot, assembler: SiteAssembler, lastReads: LastReads) => {
  const blocks = new Set(snapshot.blocks.map(({ id }) => id))

  const readsOf = (place: SiteAssembler['places'][number]) => {
    const last = lastReads.get(place.file)
    if (last && Object.entries(last.reads).every(([read, hash]) => assembler.saysStill(read, hash))) return last
    const { page, reads } = assembler.assemble(place)
    const now = { reads, listed: listedRows(page.blocks, reads, assembler.contents[place.language]) }
    lastReads.set(place.file, now)
    return now
  }

  /** The blocks that the record of a page names. */
  const blocksOf = (page: RecordName, language: Language): readonly RecordName[] =>
    contentOf(page, snapshot).flatMap(({ content }) =>
      ((content['blocks'] ?? []) as readonly { readonly block: string }[]).flatMap(
        ({ block }) => recordOf(`${language}-block:${block}`, language, (id) => blocks.has(id)) ?? [],
      ),
    )

  /** The records that one page shows, its own first; its own and its blocks alone when its content is wrong. */
  const recordsOf = (place: SiteAssembler['places'][number]): readonly RecordName[] => {
    const own = assembler.recordOf(place)
    try {
      const { reads, listed } = readsOf(place)
      const read = Object.keys(reads).map((each) => recordOf(each, place.language, (id) => blocks.has(id)))
      const found = [own, ...read, ...listed].filter((each) => each !== undefined)
      return [...new Map(found.map((each) => [keyOf(each), each])).values()]
    } catch (error) {
      // What is wrong may be one of its blocks, and whoever writes that asks where it shows.
      if (isPageError(error)) return own ? [own, ...blocksOf(own, place.language)] : []
      throw error
    }
  }

  const findAll = async (): Promise<ReadonlyMap<string, readonly SiteAssembler['places'][number][]>> => {
    const pages = new Map<string, SiteAssembler['places'][number][]>()
    for (const [index, place] of assembler.places.entries()) {
      for (const record of recordsOf(place)) {
        const known = pages.get(keyOf(record))
        if (known) known.push(place)
        else pages.set(keyOf(record), [place])
      }
      if (index % pagesAtOnce === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    return pages
  }
  let all: ReturnType<typeof findAll> | undefined

  const showsOn = (path: string) => (alert: Snapshot['records']['alerts'][number]) => alertMatches(alert.urls, path)
  const homes = assembler.places.filter(({ path }) => /^\/(?:en|es)\/$/.test(path))
  const named = (slug: string, rows: readonly Row[]): readonly RecordName[] => rows.map(({ id }) => ({ slug, id }))

  const alertOf = ({ slug, id }: RecordName) => (slug === 'alerts' ? snapshot.records.alerts.find((alert) => alert.id === id) : undefined)

  return {
    /** The lines of an alert that match no page, each once. */
    unmatchedLines: (record: RecordName): readonly string[] =>
      [...new Set(alertLines(alertOf(record)?.urls).map((line) => line.trim()))].filter(
        (line) => !assembler.places.some(({ path }) => alertMatches(line, path)),
      ),
    /** The records that a page shows, its own first, and after them those around it: alerts, menus, settings. */
    recordsOf: (place: SiteAssembler['places'][number]): readonly RecordName[] => [
      ...recordsOf(place),
      ...named('alerts', snapshot.records.alerts.filter(showsOn(place.path))),
      ...named('menus', snapshot.records.menus),
      settingsName,
    ],
    /**
     * The pages that show a record, its own first. All pages are looked at, once. What stands on all pages is shown on the home page.
     */
    pagesOf: async (record: RecordName): Promise<readonly SiteAssembler['places'][number][]> => {
      const alert = alertOf(record)
      if (alert) return assembler.places.filter(({ path }) => alertMatches(alert.urls, path))
      if (record.slug === 'menus' || record.slug === settingsName.slug) return homes
      all ??= findAll()
      const found = (await all).get(keyOf(record)) ?? []
      const isOwn = (place: SiteAssembler['places'][number]) => {
        const own = assembler.recordOf(place)
        return own !== undefined && keyOf(own) === keyOf(record)
      }
      return [...found.filter(isOwn), ...found.filter((place) => !isOwn(place))]
    },
  }
}
