import { blockSchemas } from '@bank/blocks/schemas.ts'
import { collections } from '@bank/model/collections.ts'
import type { Shape } from '@bank/model/fields.ts'
import { settingsSchema, settingsShape } from '@bank/model/settings.ts'
import type { z } from 'zod'
import type { PlainRecord } from '../records/canonical.ts'

/** The slug and id of the one settings record, among the others. */
export const settingsKey = 'settings'

/** What was declared about a record: its own fields, and the schema of the whole of it. */
export type Declaration = { readonly shape: Shape; readonly schema: z.ZodType }

/** The declaration of a record: of its collection, of its kind for a block, of the settings. Nothing for pictures and for a kind that is not known. */
export const declarationOf = (slug: string, content: PlainRecord): Declaration | undefined => {
  if (slug === settingsKey) return { shape: settingsShape, schema: settingsSchema }
  if (slug === 'blocks') return Object.values(blockSchemas).find(({ kind }) => kind === content['kind'])
  return Object.values(collections).find((collection) => collection.slug === slug)
}
