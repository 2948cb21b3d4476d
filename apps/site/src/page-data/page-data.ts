import type { Language } from '@bank/i18n/languages.ts'
import type { Audience } from '@bank/rules/audience/audience.ts'
import type { PageAlerts } from './alerts.ts'
import type { Frame } from './frame.ts'
import type { Head } from './head.ts'

/** One block of a page, ready for its view. `hiddenFrom` lists the audiences that must not see it (AUD). */
export type PageBlock = { readonly id: string; readonly kind: string; readonly props: object; readonly hiddenFrom: readonly string[] }

/** All that is needed to render one page, as plain data: its hash decides whether the page is rendered again. */
export type PageData = {
  /** Where the built page is kept, without slashes at the ends: `en/personal`, `blog`, or empty for `/`. */
  readonly file: string
  /** Address it is read at. A Spanish page may be read at its unprefixed address, too (D-ROUTE-8). */
  readonly path: string
  readonly language: Language
  readonly head: Head
  readonly frame: Frame
  readonly alerts: PageAlerts
  readonly blocks: readonly PageBlock[]
  /** Id of the audience of visitors that nothing is known about: what the page is built for (AUD-15). */
  readonly audience: string
  /** Tags of its content that place nothing, as they are written; the build says so. */
  readonly leftOut: readonly string[]
  /** All audiences of the bank, for the script that finds out which one the visitor belongs to (AUD-09 to AUD-15). */
  readonly audienceList: readonly Audience[]
  /** Ids of the audiences that a view of this page counts for (D-AUD-4). */
  readonly audiences: readonly string[]
}
