import { type Language, languages } from '@bank/i18n/languages.ts'
import type { Media } from '@bank/model/collections/media.ts'
import type { Records } from '@bank/model/collections.ts'
import { onceForEach, sameLists } from '@bank/model/once-for-each.ts'
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

/** What reads stored objects for a language, each once: of two snapshots, most hold the same ones. */
const readerFor = (language: Language) => {
  const readObject = onceForEach((stored: object) => read(stored, language) as object)
  const sameRows = sameLists<object>()
  return {
    one: <T extends object>(stored: T): Read<T> => readObject(stored) as Read<T>,
    rows: (stored: readonly object[]): readonly object[] => sameRows(stored.map(readObject)),
  }
}

const readers = Object.fromEntries(languages.map((language) => [language, readerFor(language)])) as Record<
  Language,
  ReturnType<typeof readerFor>
>

/**
 * Reads a snapshot for one language. Pure; read once and shared by all pages of that language. What is the same object in another snapshot is read to
 * the same object: stored objects must not be changed.
 */
export const readContent = (snapshot: Snapshot, language: Language): Content => {
  const { one, rows } = readers[language]
  const blocks = new Map(snapshot.blocks.map((block) => [block.id, block]))
  const media = new Map(snapshot.media.map((medium) => [medium.id, medium]))
  return {
    language,
    settings: one(snapshot.settings),
    records: Object.fromEntries(Object.entries(snapshot.records).map(([name, list]) => [name, rows(list)])) as unknown as Read<Records>,
    block: (id) => {
      const found = blockIds(id, language).flatMap((candidate) => blocks.get(candidate) ?? [])[0]
      return found && (one(found) as Read<StoredBlock>)
    },
    media: (id) => {
      const found = media.get(id)
      return found && one(found)
    },
  }
}
