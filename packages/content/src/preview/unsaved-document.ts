import type { Language } from '@bank/i18n/languages.ts'
import type { PlainRecord } from '../records/canonical.ts'
import { settingsKey } from '../store/declaration.ts'
import type { Store } from '../store/open-store.ts'
import { contentSlugs, type StoredDocument, storedDocument } from '../store/read-store.ts'
import { mergeForm } from './merge-form.ts'

/** A record as a form of the admin holds it. */
export type Unsaved = { readonly slug: string; readonly id: string; readonly language: Language; readonly data: PlainRecord }

/** Reads a record as it would be if a form were saved; nothing for what is no content. */
export const unsavedDocument = async ({ payload }: Pick<Store, 'payload'>, unsaved: Unsaved): Promise<StoredDocument | undefined> => {
  const { slug, id, language, data } = unsaved
  const shared = { draft: true, locale: 'all', depth: 0 } as const
  if (slug === settingsKey) {
    const stored = (await payload.findGlobal({ slug, ...shared })) as unknown as PlainRecord
    return storedDocument(slug, mergeForm(slug, id, stored, data, language))
  }
  // Pictures are shown from their files.
  if (!contentSlugs.includes(slug) || slug === 'media') return undefined
  const stored = (await payload.findByID({ collection: slug, id, disableErrors: true, ...shared })) as unknown as PlainRecord | null
  return storedDocument(slug, mergeForm(slug, id, stored ?? {}, data, language))
}
