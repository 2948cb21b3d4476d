import { storedBlob } from '@bank/releases/manifest/blob.ts'
import type { PagePlace, SiteAssembler } from '../../page-data/assemble.ts'
import type { PageProblem } from '../../page-data/page-error.ts'
import { documentFileOf, documentFiles } from '../html/documents.ts'
import { changedReads, type KnownPage, type Read, type Reads, sharedReads, stalePages } from '../known-site.ts'
import { isPageError } from '../pages/make-pages.ts'

/** A page of a site that is not made. */
export type LookedAtPage = Pick<KnownPage, 'reads' | 'needs' | 'ownHash'> & {
  /** Of the page as it was made last; nothing when it never was. */
  readonly facts: KnownPage['facts'] | undefined
  readonly entry?: KnownPage['entry'] | undefined
  /** What a publish would refuse of its weight, as it was made last; a page that was published was light enough. */
  readonly tooHeavy?: readonly string[] | undefined
  /** What would be refused of it though no part of it is missing. */
  readonly problems?: readonly PageProblem[] | undefined
  /** It has changed since it was made. */
  readonly isOld?: true | undefined
}

/** What was made or looked at before. */
export type LookedAtSite = { readonly pages: ReadonlyMap<string, LookedAtPage>; readonly reads: Reads }

export type LookedAtPages = LookedAtSite & {
  /** What the content of pages that can't be made does wrong. */
  readonly problems: readonly PageProblem[]
  /** Files of the pages that say something else than before, new ones and those of records that have changed first, and of the heaviest page of each language if what surrounds them does. */
  readonly changed: readonly string[]
}

/** What a page reads of the record whose own page it is. */
const isOwnRead = ([read]: Read): boolean => read.startsWith('page:')

/** Pages between two pauses, in which others get their turn. */
const pagesAtOnce = 5

/** Reads every page that would be made anew after what was `before`, and tells which of them would be other pages. None is rendered. */
export const lookAtPages = async (assembler: SiteAssembler, before: LookedAtSite): Promise<LookedAtPages> => {
  const changed = changedReads(before, assembler.saysStill)
  const stale = stalePages(before, changed)
  const { shared, renewed, all } = sharedReads(before.reads, changed)
  const placeOf = new Map(assembler.places.map((place) => [documentFileOf(place), place]))
  const pages = new Map<string, LookedAtPage>()
  const problems: PageProblem[] = []
  const found = {
    new: [] as string[],
    own: [] as string[],
    other: [] as string[],
    frame: new Map<string, { readonly file: string; readonly size: number }>(),
  }

  const look = (file: string, place: PagePlace, known: LookedAtPage | undefined): void => {
    if (known?.needs && known.reads && stale.get(file) === 'frame') {
      const { reads } = assembler.assembleFrame(place, known.needs)
      const size = known.entry ? storedBlob(known.entry).size : 0
      if (size >= (found.frame.get(place.language)?.size ?? 0)) found.frame.set(place.language, { file, size })
      pages.set(file, { ...known, reads: renewed(known.reads, reads), isOld: true })
      return
    }
    const { reads, needs, ownHash, problems } = assembler.assemble(place)
    const isSame = known !== undefined && ownHash === known.ownHash
    const isOwn = known?.reads?.some((read) => changed.has(read) && isOwnRead(read))
    if (!isSame) found[known ? (isOwn ? 'own' : 'other') : 'new'].push(file)
    const { facts, entry, tooHeavy } = known ?? {}
    pages.set(file, {
      reads: shared(reads),
      needs,
      ownHash,
      facts,
      entry,
      tooHeavy,
      problems,
      ...((!isSame || known?.isOld) && { isOld: true }),
    })
  }

  let looks = 0
  for (const file of documentFiles(assembler)) {
    const [known, place] = [before.pages.get(file), placeOf.get(file)]
    // A document that is no page of its own says what one of the others does.
    if (known && (!place || !stale.has(file))) pages.set(file, place ? known : { ...known, isOld: true })
    if (!place || (known && !stale.has(file))) continue
    try {
      look(file, place, known)
    } catch (error) {
      if (!isPageError(error)) throw error
      problems.push(...error.problems)
    }
    looks += 1
    if (looks % pagesAtOnce === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    pages,
    reads: all,
    problems,
    changed: [...found.new, ...found.own, ...[...found.frame.values()].map(({ file }) => file), ...found.other],
  }
}
