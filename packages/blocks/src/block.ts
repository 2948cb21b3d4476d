import type { Language } from '@bank/i18n/languages.ts'
import type { Translate } from '@bank/i18n/translate.ts'
import { type RecordShape, recordShape } from '@bank/model/collection.ts'
import type { Records } from '@bank/model/collections.ts'
import type { Shape } from '@bank/model/fields.ts'
import type { Read } from '@bank/model/read.ts'
import type { Settings } from '@bank/model/settings.ts'
import type { Text } from '@bank/model/text.ts'
import type { ToLinkTarget } from '@bank/ui/links/Link.tsx'
import type { FindPicture } from '@bank/ui/pictures/picture-source.ts'
import { z } from 'zod'

/** What a block shows by the visitor's region: parts of it, put first or shown before the first paint, or what its own script finds (D-REG-3, D-AUD-9). */
export type ByRegion = 'parts' | 'found'

export type BlockSchema<Kind extends string = string, S extends Shape = Shape> = {
  readonly kind: Kind
  readonly label: string
  /** The block's own fields, as editors fill them in. */
  readonly shape: S
  readonly schema: z.ZodObject<S & RecordShape & { kind: z.ZodLiteral<Kind> }>
}

/** Declares a kind of content block: its fields, under the names of the spec. */
export const block = <const Kind extends string, S extends Shape>(kind: Kind, label: string, shape: S): BlockSchema<Kind, S> => ({
  kind,
  label,
  shape,
  schema: z.strictObject({ ...recordShape, kind: z.literal(kind), ...shape }) as unknown as BlockSchema<Kind, S>['schema'],
})

/** A record of a block as `toProps` gets it: one language, fallback done. */
export type BlockRecord<B extends BlockSchema> = Read<z.infer<B['schema']>>

/**
 * All that a block may know besides its own record. Everything here is pure: the same snapshot and page give the same
 * answers.
 */
export type BlockContext = {
  readonly language: Language
  /** Address of the page the block stands on, with its prefix. */
  readonly path: string
  readonly t: Translate
  /** An address under the link rules; nothing for an empty one. Unresolvable internal addresses fail the build. */
  readonly link: ToLinkTarget
  /** A picture of the media collection; nothing for an empty id. An unknown id fails the build. */
  readonly picture: FindPicture
  /** Content HTML, sanitised and with its links under the link rules. Nothing when it holds nothing. */
  readonly html: (value: Text | undefined) => Text | undefined
  /** Published records in content order, read for the page's language. */
  readonly records: Read<Records>
  /** Every published page that the site map names, with the group it stands in (ROUTE-15). */
  readonly pages: readonly { readonly path: string; readonly title: Text; readonly group: string }[]
  readonly settings: Read<Settings>
  /** The environment's LIVE_REFRESH, as it is written (LIST-12). */
  readonly liveRefreshFlag?: string | undefined
  /** Refuses a value of the record: the build fails, and names the record, the field and the value. */
  readonly refuse: (field: string, value: string, because: string) => never
}

/** Turns a record into plain props for the view; `undefined` hides the block (BLK-03). */
export type ToProps<B extends BlockSchema, Props> = (record: BlockRecord<B>, context: BlockContext) => Props | undefined
