import type { CallAnswer } from '@bank/api/preview-calls.ts'
import type { FaultsAside } from '@bank/content/export/faults-aside.ts'
import type { Unsaved } from '@bank/content/preview/unsaved-document.ts'
import type { Language } from '@bank/i18n/languages.ts'
import type { PreviewAnswer } from '@bank/site/build/preview/preview-of.ts'
import type { RecordName } from '@bank/site/build/preview/shown-records.ts'
import type { NamedProblem } from '../named-problems.ts'
import type { FoundField } from './find-field.ts'
import type { Findings } from './findings.ts'

export type PreviewRequest = { readonly path: string; readonly language?: Language | undefined; readonly audience?: string | undefined }

/** What is shown beside what is published: all drafts but of what was taken off the site, or that of one record or of several; and what somebody writes in a form. */
export type View = {
  readonly drafts: 'all' | RecordName | readonly RecordName[]
  /** Records that are shown as they are published. */
  readonly without?: readonly RecordName[]
  /** Records that are shown even though they were taken off the site and not written on since. */
  readonly withOff?: readonly RecordName[]
  readonly unsaved?: Unsaved | undefined
}

/** A view as it is looked for: `staying` are drafts of its own that are shown at the old address. */
export type Look = View & {
  readonly staying?: readonly RecordName[]
  /** Drafts are taken as they are, whatever that breaks. */
  readonly isStrict?: true
  /** Values of drafts that are put aside because they are wrong. */
  readonly faults?: readonly FaultsAside[]
}

/** A page with what somebody writes: without a document where that can't be shown, with all that has to be mended before, by record and field. */
export type WrittenPage = { readonly html?: string; readonly problems: readonly NamedProblem[] }

/** A page that shows a record. */
export type ShowingPage = { readonly path: string; readonly language: Language }

/** What is shown at an address; `stays` says of a page which drafts take off what it shows, or leads to. */
export type ShownAnswer =
  | Exclude<PreviewAnswer, { readonly html: string }>
  | (Extract<PreviewAnswer, { readonly html: string }> & { readonly stays: readonly string[] })

export type DraftPreview = {
  /** A page or a file of the newest drafts, or of another view. A page that a draft takes off stays where it was. */
  readonly show: (request: PreviewRequest, view?: View) => Promise<ShownAnswer>
  /**
   * A page of the newest drafts, beside the form of a record; where one of them keeps it from being shown, with what is published of that record instead.
   */
  readonly showSound: (request: PreviewRequest, beside?: RecordName) => Promise<PreviewAnswer>
  /** A page with what somebody writes in a form, where that can be shown. */
  readonly written: (request: PreviewRequest, view: View) => Promise<WrittenPage>
  /** What a page of them calls, by its address with the query. */
  readonly call: (url: string, view?: View) => Promise<CallAnswer>
  /** Why drafts are shown as they are published, or not at all. */
  readonly problems: (view?: View) => Promise<readonly NamedProblem[]>
  /** The field that something on a page comes from: `texts` are what was clicked says, then what is around it. */
  readonly fieldAt: (request: PreviewRequest, texts: readonly string[], view?: View) => Promise<FoundField | undefined>
  /** Whether a page shows a record, in this language. */
  readonly shows: (request: PreviewRequest, record: RecordName, language: Language, view?: View) => Promise<boolean>
  /** The pages that show a record, its own first. */
  readonly pagesOf: (record: RecordName, view?: View) => Promise<readonly ShowingPage[]>
  /**
   * What stands between a record and the site: everything that publishing it would refuse or warn of; of very many pages the first, unless it is `isWhole`.
   * `isAhead` tells what would be refused once it is on a page, too, where the drafts of others have to go live before.
   */
  readonly findings: (record: RecordName, view: View, isWhole?: boolean, isAhead?: boolean) => Promise<Findings>
  /** What stands between a record and its leaving the site: everything that the next publish would refuse without it. */
  readonly leaving: (record: RecordName, isWhole?: boolean) => Promise<Findings>
  /** Makes a page that nobody sees, once: the first one takes several times as long. Never rejects: what is wrong is said to whoever asks for it. */
  readonly warmUp: () => Promise<void>
  readonly close: () => Promise<void>
}
