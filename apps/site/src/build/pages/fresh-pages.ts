import type { NewEntry } from '@bank/releases/manifest/blob.ts'
import type { KnownPage, KnownSite, sharedReads } from '../known-site.ts'
import type { MadePage, MadePages } from './make-pages.ts'

/** A page that was made, and what is to be stored of it. */
export type FreshPage = { readonly file: string; readonly known: KnownPage; readonly stored: NewEntry }

export type FreshPages = Omit<MadePages, 'pages'> & { readonly pages: readonly FreshPage[] }

/**
 * Takes pages over from whoever made them. What they have alike, the addresses of their menus above all, comes from a thread as a copy for each page and
 * is kept once. `before` has the pages around whose main part a new frame was made. `store` is handed what is to be stored, and gives it back for the
 * release.
 */
export const takeFreshPages = (
  before: Pick<KnownSite, 'pages'>,
  { shared }: ReturnType<typeof sharedReads>,
  store: (parts: readonly NewEntry[]) => readonly NewEntry[],
): ((made: MadePages) => FreshPages) => {
  const texts = new Map<string, string>()
  const once = (text: string): string => {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, text)
    return known ?? text
  }
  const readsOf = ({ file, reads, isKept }: MadePage): MadePage['reads'] =>
    isKept && reads ? { ...Object.fromEntries(before.pages.get(file)?.reads ?? []), ...reads } : reads
  const knownOf = (page: MadePage): KnownPage => {
    const { file, entry, facts, needs, isKept } = page
    const reads = readsOf(page)
    return {
      entry,
      facts: { ...facts, addresses: facts.addresses.map(once), ids: facts.ids.map(once), pictures: facts.pictures.map(once) },
      reads: reads && shared(reads),
      needs,
      ownHash: isKept ? before.pages.get(file)?.ownHash : page.ownHash,
    }
  }
  return ({ pages, ...rest }) => {
    const stored = store(pages.map(({ entry, bytes }) => ({ entry, bytes: async () => Buffer.from(bytes) })))
    return {
      ...rest,
      pages: pages.flatMap((page, index) => (stored[index] ? [{ file: page.file, known: knownOf(page), stored: stored[index] }] : [])),
    }
  }
}
