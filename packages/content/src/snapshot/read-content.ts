import type { Language } from '@bank/i18n/languages.ts'
import type { Media } from '@bank/model/collections/media.ts'
import type { Records } from '@bank/model/collections.ts'
import { type Read, read } from '@bank/model/read.ts'
import type { Settings } from '@bank/model/settings.ts'
import { blockIds } from '@bank/rules/blocks/block-ids.ts'
import type { Snapshot, StoredBlock } from './snapshot.ts'

/** All published content, read for one language: texts chosen, fallback done and marked. */
export type Content = {
  readonly language: Language
  readonly settings: Read<Settings>
  readonly records: Read<Records>
  /** The record that a block reference means: `{id}-{lang}` first, then `{id}` (BLK-01, BLK-02); nothing when there is neither. */
  readonly block: (id: string) => Read<StoredBlock> | undefined
  readonly media: (id: string) => Read<Media> | undefined
}

/** Reads a snapshot for one language. Pure; read once and shared by all pages of that language. */
export const readContent = (snapshot: Snapshot, language: Language): Content => {
  const blocks = new Map(snapshot.blocks.map((block) => [block.id, block]))
  const media = new Map(snapshot.media.map((medium) => [medium.id, medium]))
  return {
    language,
    settings: read(snapshot.settings, language),
    records: read(snapshot.records, language),
    block: (id) => {
      const found = blockIds(id, language).flatMap((candidate) => blocks.get(candidate) ?? [])[0]
      return found && read(found, language)
    },
    media: (id) => {
      const found = media.get(id)
      return found && read(found, language)
    },
  }
}
