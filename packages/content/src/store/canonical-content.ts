import { canonicalBlock, canonicalFields, canonicalRecord, type PlainRecord } from './canonical.ts'
import { declarationOf, settingsKey } from './declaration.ts'
import { canonicalPicture } from './media-collection.ts'

/** The canonical form of a record's fields, by what it is a record of. A block says its kind in `kind`. */
export const canonicalContent = (slug: string, fields: PlainRecord): PlainRecord => {
  if (slug === 'media') return canonicalPicture(fields)
  const shape = declarationOf(slug, fields)?.shape ?? {}
  if (slug === settingsKey) return canonicalFields(shape, fields)
  return slug === 'blocks' ? canonicalBlock(String(fields['kind']), shape, fields) : canonicalRecord(shape, fields)
}
