import { onceForEach } from '@bank/model/once-for-each.ts'
import type { NewEntry } from '@bank/releases/manifest/blob.ts'
import { type FrameFacts, factsOf, type PageFacts } from '../facts/page-facts.ts'
import type { KnownPage, KnownSite, sharedReads } from '../known-site.ts'
import type { MadePage, MadePages } from './make-pages.ts'

/** A page that was made, and what is to be stored of it. */
export type FreshPage = { readonly file: string; readonly known: KnownPage; readonly stored: NewEntry }

export type FreshPages = Omit<MadePages, 'pages'> & { readonly pages: readonly FreshPage[] }

/**
 * Takes pages over from whoever made them. What they have alike, menus and addresses above all, comes from a thread as a copy for every few pages and
 * is kept once. `before` has the pages around whose main part a new frame was made. `store` is handed what is to be stored, and gives it back for the
 * release.
 */
export const takeFreshPages = (
  before: Pick<KnownSite, 'pages'>,
  { shared, renewed }: ReturnType<typeof sharedReads>,
  store: (parts: readonly NewEntry[]) => readonly NewEntry[],
): ((made: MadePages) => FreshPages) => {
  const texts = new Map<string, string>()
  const once = (text: string): string => {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, text)
    return known ?? text
  }
  const frames = new Map<string, FrameFacts>()
  const sameFrame = (frame: FrameFacts): FrameFacts => {
    const text = JSON.stringify(frame)
    const known = frames.get(text) ?? frame
    frames.set(text, known)
    return known
  }
  const readsOf = ({ file, reads, isKept }: MadePage): KnownPage['reads'] => {
    const known = isKept ? before.pages.get(file)?.reads : undefined
    return reads && (known ? renewed(known, reads) : shared(reads))
  }
  const ownOf = ({ file, facts: { own } }: MadePage): PageFacts => {
    if (own) return { ...own, addresses: own.addresses.map(once), ids: own.ids.map(once), pictures: own.pictures.map(once) }
    const known = before.pages.get(file)
    if (!known) throw new Error(`${file} has a new frame and was never made`)
    return known.parts.own
  }
  const knownOf = (page: MadePage, frameOf: (frame: FrameFacts) => FrameFacts): KnownPage => {
    const { file, entry, needs, isKept } = page
    const { frame, toOther } = page.facts
    const parts = { own: ownOf(page), frame: frame && frameOf(frame), toOther }
    return {
      entry,
      facts: factsOf(parts),
      parts,
      reads: readsOf(page),
      needs,
      ownHash: isKept ? before.pages.get(file)?.ownHash : page.ownHash,
    }
  }
  return ({ pages, ...rest }) => {
    const stored = store(pages.map(({ entry, bytes }) => ({ entry, bytes: async () => Buffer.from(bytes) })))
    // Pages that come together have one copy of each frame: it is compared once for all of them.
    const frameOf = onceForEach(sameFrame)
    return {
      ...rest,
      pages: pages.flatMap((page, index) =>
        stored[index] ? [{ file: page.file, known: knownOf(page, frameOf), stored: stored[index] }] : [],
      ),
    }
  }
}
