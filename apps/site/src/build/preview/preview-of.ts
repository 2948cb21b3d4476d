import type { Language } from '@bank/i18n/languages.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import type { PagePlace } from '../../page-data/assemble.ts'
import type { ListCards } from '../../page-data/list-cards.ts'
import type { PageProblem } from '../../page-data/page-error.ts'
import { type PageWithFacts, type Policies, policyWith } from '../files/content-policy.ts'
import { documentFileOf } from '../html/documents.ts'
import { isPageError } from '../pages/make-pages.ts'
import type { ReadSnapshot } from '../read-snapshot.ts'
import { contentOf, type RecordName, type ShownRecord, shownRecords } from './shown-records.ts'
import { fileFor, type PreviewAddress, type SitePreview } from './site-preview.ts'

/** A page of a preview with its policy, a file that one names, what is wrong with the page, or nothing at that address. */
export type PreviewAnswer =
  | { readonly html: string; readonly policy: string }
  | { readonly file: Buffer }
  | { readonly problems: readonly PageProblem[] }
  | undefined

/** A site of content that need not be published. */
export type Preview = {
  readonly show: (address: PreviewAddress) => Promise<PreviewAnswer>
  /** Everything that publishing would refuse of the page at an address, in the publisher's words; nothing at addresses without a page. */
  readonly faultsAt: (address: PreviewAddress) => Promise<readonly string[]>
  /** The cards of all live lists; nothing when their content is wrong: the pages that list it say so. */
  readonly listCards: () => ListCards | undefined
  /** The records that the page at an address shows, its own first, and the language of the page; nothing at addresses without a page. */
  readonly recordsAt: (address: PreviewAddress) => { readonly language: Language; readonly records: readonly ShownRecord[] } | undefined
  /** The pages that show a record, its own first. */
  readonly pagesOf: (record: RecordName) => Promise<readonly PagePlace[]>
  /** The lines of an alert that match no page; of other records, none. */
  readonly unmatchedLines: (record: RecordName) => readonly string[]
}

type Site = {
  readonly preview: SitePreview
  /** The policies of the site, or of this page where there is no site yet. */
  readonly policiesFor: (page: PageWithFacts) => Promise<Policies>
}

const shownIn = onceForEach(({ snapshot, assembler }: ReadSnapshot) =>
  onceForEach(({ lastReads }: SitePreview) => ({
    ...shownRecords(snapshot, assembler, lastReads),
    placesByFile: new Map(assembler.places.map((place) => [documentFileOf(place), place])),
  })),
)

/** Shows a snapshot with what it was read into. */
export const previewOf = ({ preview, policiesFor }: Site, read: ReadSnapshot): Preview => {
  const { snapshot, assembler } = read
  const { recordsOf, pagesOf, unmatchedLines, placesByFile } = shownIn(read)(preview)
  return {
    pagesOf,
    unmatchedLines,
    recordsAt: (address) => {
      const place = placesByFile.get(fileFor(placesByFile, address) ?? '')
      return place && { language: place.language, records: recordsOf(place).flatMap((record) => contentOf(record, snapshot)) }
    },
    show: async (address) => {
      const file = address.path.endsWith('/') ? undefined : await preview.file(read, address.path)
      if (file) return { file }
      const page = await preview.page(read, address)
      if (!page) return undefined
      if ('problems' in page) return { problems: page.problems }
      const { policy, calculatorPolicy } = await policiesFor(page)
      // After in-app navigation the policy of the first page holds for the others: it is the site's, with what this page adds.
      return { html: page.html, policy: policyWith(page.isCalculator ? calculatorPolicy : policy, page) }
    },
    faultsAt: async (address) => (await preview.page(read, address))?.faults() ?? [],
    listCards: () => {
      try {
        return assembler.listCards()
      } catch (error) {
        if (isPageError(error)) return undefined
        throw error
      }
    },
  }
}
