import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { SiteAssembler } from '../page-data/assemble.ts'

/** A snapshot and what it was read into. */
export type ReadSnapshot = { readonly snapshot: Snapshot; readonly assembler: SiteAssembler }
