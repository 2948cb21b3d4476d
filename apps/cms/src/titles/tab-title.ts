import { labelIn } from '@bank/content/store/labels/label-in.ts'
import type { Words } from '../language/en.ts'
import { textsIn } from '../language/texts-in.ts'
import { wordsIn } from '../language/words-in.ts'
import { leadsTexts } from '../leads/leads-texts.ts'

type Labelled = { readonly slug: string; readonly label?: unknown; readonly labels?: { readonly singular?: unknown } }

/** The collections and globals of the store's configuration, with their labels. */
type Store = { readonly collections: readonly Labelled[]; readonly globals: readonly Labelled[] }

/** A language that forms edit. */
export type Language = keyof Words['languageNames']

/** What is shown of a record besides its id: a title that says more than that, and the language that its form edits, where it has several. */
export type Shown = { readonly title?: string | undefined; readonly edits?: Language | undefined }

/** The word behind every title, the same in both languages. */
export const titleSuffix = '| CMS'

/** The views of ours, by their path. */
const viewsIn = (language: string): ReadonlyMap<string, string> => {
  const { waiting, releases, reports } = wordsIn(language).views
  return new Map([
    ['waiting', waiting],
    ['releases', releases],
    ['page-reports', reports],
    ['leads', textsIn(leadsTexts, language).title],
  ])
}

const nameOf = (
  [first = '', slug, id]: readonly string[],
  { collections, globals }: Store,
  language: string,
  { title, edits }: Shown,
): string | undefined => {
  const edited = edits ? ` (${wordsIn(language).languageNames[edits]})` : ''
  if (first === 'globals') {
    const global = globals.find((each) => each.slug === slug)
    return global && `${labelIn(global.label, language)}${edited}`
  }
  if (first === 'collections' && id !== undefined && id !== 'create') {
    const collection = collections.find((each) => each.slug === slug)
    return collection && `${title ?? decodeURIComponent(id)} – ${labelIn(collection.labels?.singular, language)}${edited}`
  }
  // Of the views of ours that of a message alone has an address below it.
  return slug === undefined || first === 'leads' ? viewsIn(language).get(first) : undefined
}

/**
 * What a tab of the admin is called, by the parts of its address, in the language of the editor: a record by its id or what is shown of it, so that
 * two of them are told apart, as are the forms of its languages. Nothing where the store's own title says enough.
 */
export const tabTitle = (segments: readonly string[], store: Store, language: string, shown: Shown = {}): string | undefined => {
  const name = nameOf(segments, store, language, shown)
  return name && `${name} ${titleSuffix}`
}
