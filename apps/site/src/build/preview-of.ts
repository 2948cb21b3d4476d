import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { SiteAssembler } from '../page-data/assemble.ts'
import type { ListCards } from '../page-data/list-cards.ts'
import type { PageProblem } from '../page-data/page-error.ts'
import { type PageWithFacts, type Policies, policyWith } from './content-policy.ts'
import { isPageError } from './make-pages.ts'
import type { PreviewAddress, SitePreview } from './site-preview.ts'

/** A page of a preview with its policy, a file that one names, what is wrong with the page, or nothing at that address. */
export type PreviewAnswer =
  | { readonly html: string; readonly policy: string }
  | { readonly file: Buffer }
  | { readonly problems: readonly PageProblem[] }
  | undefined

/** A site of content that need not be published. */
export type Preview = {
  readonly show: (address: PreviewAddress) => Promise<PreviewAnswer>
  /** The cards of all live lists; nothing when their content is wrong: the pages that list it say so. */
  readonly listCards: () => ListCards | undefined
}

type Site = {
  readonly preview: SitePreview
  /** The policies of the site, or of this page where there is no site yet. */
  readonly policiesFor: (page: PageWithFacts) => Promise<Policies>
}

/** Shows a snapshot with what it was read into. */
export const previewOf = (
  { preview, policiesFor }: Site,
  { snapshot, assembler }: { readonly snapshot: Snapshot; readonly assembler: SiteAssembler },
): Preview => ({
  show: async (address) => {
    const file = address.path.endsWith('/') ? undefined : await preview.file(snapshot, assembler, address.path)
    if (file) return { file }
    const page = await preview.page(snapshot, assembler, address)
    if (!page || 'problems' in page) return page
    const { policy, calculatorPolicy } = await policiesFor(page)
    // After in-app navigation the policy of the first page holds for the others: it is the site's, with what this page adds.
    return { html: page.html, policy: policyWith(page.isCalculator ? calculatorPolicy : policy, page) }
  },
  listCards: () => {
    try {
      return assembler.listCards()
    } catch (error) {
      if (isPageError(error)) return undefined
      throw error
    }
  },
})
