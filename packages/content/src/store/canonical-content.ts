import { canonicalBlock, canonicalFields, canonicalRecord, type PlainRecord, withSortedKeys } from '../records/canonical.ts'
import { declarationOf, settingsKey } from './declaration.ts'
import { canonicalPicture } from './pictures/picture.ts'

const canonicalForm = (slug: string, fields: PlainRecord): PlainRecord => {
  if (slug === 'media') return canonicalPicture(fields)
  const shape = declarationOf(slug, fields)?.shape ?? {}
  if (slug === settingsKey) return canonicalFields(shape, fields)
  return slug === 'blocks' ? canonicalBlock(String(fields['kind']), shape, fields) : canonicalRecord(shape, fields)
}

/**
 * The canonical form of a record's fields, by what it is a record of. A block says its kind in `kind`. Its keys are sorted as those of a snapshot that is
 * read from its bytes, so that both say the same to the letter.
 */
export const canonicalContent = (slug: string, fields: PlainRecord): PlainRecord => withSortedKeys(canonicalForm(slug, fields))
