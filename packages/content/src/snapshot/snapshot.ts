import type { BlockKind, blockSchemas } from '@bank/blocks/schemas.ts'
import type { Media } from '@bank/model/collections/media.ts'
import type { Records } from '@bank/model/collections.ts'
import type { Settings } from '@bank/model/settings.ts'
import type { z } from 'zod'

/** A block as stored, of any kind. */
export type StoredBlock = { [Kind in BlockKind]: z.infer<(typeof blockSchemas)[Kind]['schema']> }[BlockKind]

/**
 * All published content in one file: the seam between the content store and everything that shows it. It holds only
 * records that are published, approved, not deleted and not archived, both languages as stored, no numbers or times of the
 * database, arrays in content order and object keys sorted, so the same content is the same bytes from any store.
 */
export type Snapshot = {
  /** Version of this shape; a reader refuses any other. */
  readonly format: 1
  readonly settings: Settings
  readonly records: Records
  readonly blocks: readonly StoredBlock[]
  readonly media: readonly Media[]
}
