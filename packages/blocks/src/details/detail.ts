import type { CollectionSlug, Records } from '@bank/model/collections.ts'
import type { Read } from '@bank/model/read.ts'
import type { BlockContext } from '../block.ts'

/** A record of a collection as a detail page gets it: one language, fallback done. */
export type DetailRecord<Slug extends CollectionSlug> = Read<Records[Slug][number]>

/** Turns a record into the plain props of its own page. */
export type ToDetailProps<Slug extends CollectionSlug, Props> = (record: DetailRecord<Slug>, context: BlockContext) => Props

/** Records to show, by what each shows: the collection and the record's id in the test records. */
export type DetailExamples<Slug extends CollectionSlug> = Readonly<Record<string, { readonly slug: Slug; readonly id: string }>>
