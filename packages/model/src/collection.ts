import { z } from 'zod'
import { checkDayOrder } from './day-order.ts'
import { code, flag, number, type Shape } from './fields.ts'
import { checkStandIns } from './stand-ins.ts'

/**
 * What every record carries beside its own fields. `id` is a name that people chose and never a number of the
 * database, so that the same content gives the same snapshot from any store.
 */
export const recordShape = {
  id: z.string().min(1),
  /** Shown to the public only when approved and neither deleted nor archived (FOOT-16, D-FOOT-2). */
  approved: flag({ default: true }),
  deleted: flag(),
  archived: flag(),
  /** A JSON list of audience rules; kept as it is written, even when it is broken (D-STORE-6). */
  Audience_json: code({
    help: 'JSON list of audience rules. A block shows to everyone while this is empty, and to nobody while it is []; other records only carry it.',
  }),
  /** Content order: ascending, then by id. */
  order: number({ help: 'Position among its kind; smaller comes first.' }),
} satisfies Shape

export type RecordShape = typeof recordShape

export type Collection<S extends Shape = Shape> = {
  /** Name of the collection in the store, its files and the snapshot. */
  readonly slug: string
  readonly label: { readonly singular: string; readonly plural: string }
  /** Field that names a record in the admin's lists. */
  readonly title: string
  /** Models under which the list API serves it (D-LIST-8); none for collections that only the build reads. */
  readonly served: readonly string[]
  readonly shape: S
  readonly schema: z.ZodObject<S & RecordShape>
}

/** What names a record to people, where a collection has it. Its id does where nothing else is declared. */
const titleFields = ['title', 'name', 'question'] as const

/** Declares one collection of records; `title` is given where none of the usual fields names its records best. */
export const collection = <S extends Shape>(declaration: {
  slug: string
  label: { singular: string; plural: string }
  title?: string
  served?: readonly string[]
  shape: S
}): Collection<S> => ({
  title: titleFields.find((name) => name in declaration.shape) ?? 'id',
  served: [],
  ...declaration,
  schema: z
    .strictObject({ ...recordShape, ...declaration.shape })
    .superRefine(checkStandIns(declaration.shape))
    .superRefine(checkDayOrder(declaration.shape)) as unknown as z.ZodObject<S & RecordShape>,
})

/** The type of one record of a collection as the snapshot keeps it. */
export type RecordOf<C extends Collection> = z.infer<C['schema']>
