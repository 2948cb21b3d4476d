import { createFinder, type Finder } from '@bank/finder/answer.ts'
import type { FinderData } from '@bank/finder/finder-data.ts'
import { type PackedPlaces, unpackPlaces } from '@bank/finder/places/pack-places.ts'
import { isListing, readState } from '@bank/finder/state/finder-state.ts'
import { finderEnd, finderStart, renderFinder } from '@bank/finder/view/render-form.ts'
import { fill } from '@bank/rules/text/fill.ts'
import { attributes } from '@bank/rules/text/html-attributes.ts'
import { LRUCache } from 'lru-cache'
import type { Bodies } from '../pages/bodies.ts'
import type { ResolvedFile } from '../pages/resolve-address.ts'
import type { Release } from '../releases/release.ts'

/** Pages of this name hold the finder; no other page is looked through. */
const finderPage = /\/locations\/$/

/** What a release has kept, which may be older than this code. */
type KeptData = Omit<FinderData, 'dates'> & Partial<Pick<FinderData, 'dates'>>

/** Releases from before there were dates have none, and one label for every list. */
const completed = (kept: KeptData): FinderData => ({
  dates: [],
  ...kept,
  words: { ...kept.words, 'finder.printFirst': kept.words['finder.printFirst'] ?? kept.words['finder.print'] },
})

/** A page around its finder, and what answers for it. */
type FinderPage = { readonly above: string; readonly below: string; readonly data: FinderData; readonly answer: Finder }

/** The attribute by which scripts and styles know the finder. */
const finderAttribute = ' data-finder=""'

const attributeOf = (html: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? ''

/** Pages and languages of a release, and as many of the one before. */
const mostPages = 8

/**
 * Answers the finder for visitors without scripts: the page of an address, with the list that its query asks for in it, by the functions
 * that the page's own script uses (D-LOC-1). It reads nothing but files of the release.
 */
export const finderPages = (bodies: Bodies) => {
  const pages = new LRUCache<string, Promise<FinderPage | undefined>>({ max: mostPages })
  const places = new LRUCache<string, ReturnType<typeof unpackPlaces>>({ max: 2 })

  const readJson = async <Value>({ files, texts }: Release, address: string): Promise<Value> => {
    const file = files.get(address)
    if (!file) throw new Error(`The finder names ${address}, which is not in the release`)
    return JSON.parse((await bodies.text(file, texts, undefined)).toString('utf8'))
  }

  const placesAt = async (release: Release, address: string) => {
    const known = places.get(address)
    if (known) return known
    const unpacked = unpackPlaces(await readJson<PackedPlaces>(release, address))
    places.set(address, unpacked)
    return unpacked
  }

  const readPage = async (release: Release, { file }: ResolvedFile): Promise<FinderPage | undefined> => {
    const html = (await bodies.text(file, release.texts, undefined)).toString('utf8')
    const [start, end] = [html.indexOf(finderStart), html.indexOf(finderEnd)]
    if (start < 0 || end < start) return undefined
    const above = html.slice(0, start)
    const data = completed(await readJson<KeptData>(release, attributeOf(above, 'data-locations')))
    return {
      above,
      below: html.slice(end + finderEnd.length),
      data,
      answer: createFinder(data, await placesAt(release, attributeOf(above, 'data-places'))),
    }
  }

  const pageOf = (release: Release, resolved: ResolvedFile): Promise<FinderPage | undefined> => {
    const known = pages.get(resolved.file.hash)
    if (known) return known
    const reading = readPage(release, resolved)
    pages.set(resolved.file.hash, reading)
    // What could not be read is read again for the next visitor.
    reading.catch(() => pages.delete(resolved.file.hash))
    return reading
  }

  /** The HTML of a page with a finder as its address asks for it; nothing for all other pages. */
  return async (release: Release, resolved: ResolvedFile, url: string, now: Date): Promise<string | undefined> => {
    const [path = '', query = ''] = url.split('?')
    if (resolved.status !== 200 || !finderPage.test(path)) return undefined
    const page = await pageOf(release, resolved)
    if (!page) return undefined
    const { above, below, data, answer } = page
    const state = readState(query)
    const { words, locations } = data
    const { status, list, print, changes } = isListing(state)
      ? answer(state, { now })
      : {
          status: fill(words[locations.length === 1 ? 'finder.one' : 'finder.many'], { count: locations.length }),
          list: undefined,
          print: undefined,
          changes: undefined,
        }
    const finder = renderFinder({ ...data, state, status, answer: list, print, isServed: true })
    // Told before anything of the finder is painted: the page of an answer has less above it. When it may be another one is in milliseconds since 1970.
    const told = list === undefined ? '' : attributes({ 'data-answered': `?${query}`, 'data-changes': changes?.toString() }).markup
    return `${above.replace(finderAttribute, `${finderAttribute}${told}`)}${finder}${below}`
  }
}
