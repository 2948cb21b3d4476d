import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { SiteAssembler } from '../../page-data/assemble.ts'
import type { ListCards } from '../../page-data/list-cards.ts'
import type { PageProblem } from '../../page-data/page-error.ts'
import { addressOf, type BuiltPage } from '../facts/built-site.ts'
import { forbiddenMarkup } from '../files/content-policy.ts'
import { isPageError } from '../pages/make-pages.ts'
import { describeProblems } from '../problems/describe-problems.ts'
import type { SearchedAddress } from '../search/search-documents.ts'
import { deadAnswers } from '../search/word-groups.ts'
import { emptyPages } from './empty-pages.ts'
import type { DeadLink } from './link-check.ts'
import { repeatedScenes } from './repeated-scenes.ts'

/** The pages of a release, and what was found while they and the rest of it were made. */
type Found = {
  readonly pages: readonly BuiltPage[]
  /** Files of all pages that there are to be. */
  readonly files: readonly string[]
  readonly problems: readonly PageProblem[]
  readonly dead: readonly DeadLink[]
  readonly search: Readonly<Record<'en' | 'es', { readonly documents: readonly SearchedAddress[] }>>
}

/** The cards of all live lists; none, with what their content does wrong, where it can't be read. */
export const cardsOf = ({
  listCards,
}: Pick<SiteAssembler, 'listCards'>): {
  readonly cards: Partial<ListCards>
  readonly problems: readonly PageProblem[]
} => {
  try {
    return { cards: listCards(), problems: [] }
  } catch (error) {
    if (isPageError(error)) return { cards: {}, problems: error.problems }
    throw error
  }
}

/** Everything that the content of a release does wrong, one line each: a release with any of it is refused, and nobody approves what would bring it about. */
export const releaseProblems = (snapshot: Snapshot, { pages, files, problems, dead, search }: Found): readonly string[] => {
  const made = new Set(pages.map(({ file }) => file))
  const unmade = files.filter((file) => !made.has(file)).map(addressOf)
  return [
    ...describeProblems(snapshot, problems, dead),
    ...emptyPages(pages, snapshot.records.pages),
    ...repeatedScenes(pages),
    ...forbiddenMarkup({ pages }),
    ...deadAnswers(snapshot, { en: search.en.documents, es: search.es.documents }, unmade),
  ]
}
