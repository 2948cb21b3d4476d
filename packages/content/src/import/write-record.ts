import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { defaultLanguage, type Language, languages } from '@bank/i18n/languages.ts'
import { flagShape } from '../records/canonical.ts'
import { declarationOf, settingsKey } from '../store/declaration.ts'
import { referencesAreChecked } from '../store/fields/field-checks.ts'
import type { Store } from '../store/open-store.ts'
import { pictureShape, pictureTypes } from '../store/pictures/picture.ts'
import type { StoredDocument } from '../store/read-store.ts'
import type { ContentRecord } from './check-content.ts'
import { storedFields } from './stored-fields.ts'

type Transaction = { readonly transactionID: string }

/** What is written of a record: `file` only tells people where it comes from. */
type WrittenRecord = Omit<ContentRecord, 'file'>

const dataFor = ({ slug, id, content }: WrittenRecord, language: Language, isDraft: boolean): Record<string, unknown> => {
  if (slug === 'media') return storedFields(pictureShape, content, language, id)
  const own = storedFields(
    declarationOf(slug, content)?.shape ?? {},
    content,
    language,
    slug === 'blocks' ? `${id}.${String(content['kind'])}` : id,
  )
  const status = { _status: isDraft ? 'draft' : 'published' }
  if (slug === settingsKey) return { ...own, ...status }
  const flags = { ...storedFields(flagShape, content, language, id), ...status }
  return slug === 'blocks'
    ? { ...flags, content: [{ id: `${id}.${String(content['kind'])}`, blockType: content['kind'], ...own }] }
    : { ...flags, ...own }
}

const isTaken = async ({ payload }: Store, id: string, filename: string, req: Transaction): Promise<boolean> => {
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { and: [{ filename: { equals: filename } }, { id: { not_equals: id } }] },
    req,
  })
  return totalDocs > 0
}

/** The file to upload, if it is new or changed, under a name made from the picture's id, so that any store names it alike. */
const uploadFor = async (store: Store, { id, content, picture }: WrittenRecord, stored: StoredDocument | undefined, req: Transaction) => {
  if (!picture || stored?.content['sourceHash'] === content['sourceHash']) return {}
  const data = await readFile(picture)
  const ending = extname(picture).toLowerCase()
  const name = `${id}${ending}`
  return {
    file: { data, name, mimetype: pictureTypes[ending] ?? '', size: data.length },
    overwriteExistingFiles: !(await isTaken(store, id, name, req)),
  }
}

const hasSpanish = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('es' in value || Object.values(value).some((inner) => hasSpanish(inner)))

/** The version that a write has just made; pictures have none. */
const newestVersionId = async ({ payload }: Store, { slug, id }: WrittenRecord, req: Transaction): Promise<unknown> => {
  const shared = { sort: '-id', limit: 1, pagination: false, select: { createdAt: true } as never, req } as const
  const { docs } =
    slug === settingsKey
      ? await payload.db.findGlobalVersions({ global: slug, ...shared })
      : await payload.db.findVersions({ collection: slug, where: { parent: { equals: id } }, ...shared })
  return docs[0]?.id
}

/** Removes a version that a program itself has made in the same transaction. */
const dropVersion = async ({ payload }: Store, { slug }: WrittenRecord, version: unknown, req: Transaction): Promise<void> => {
  const of = slug === settingsKey ? { globalSlug: slug } : { collection: slug }
  await payload.db.deleteVersions({ ...of, where: { id: { equals: version } }, req })
}

/**
 * Writes one record inside a transaction: first the English, then the Spanish, since the store takes one language at a time. The version
 * between the two goes again: whoever restored it would lose the Spanish. As a draft it leaves what is published as it is.
 */
export const writeRecord = async (
  store: Store,
  record: WrittenRecord,
  stored: StoredDocument | undefined,
  transactionID: string,
  { isDraft = false }: { readonly isDraft?: boolean } = {},
): Promise<void> => {
  const { payload } = store
  const { slug, id } = record
  const req = { transactionID }
  const context = { [referencesAreChecked]: true }
  let half: unknown
  const needed = stored || hasSpanish(record.content) ? languages : [defaultLanguage]
  for (const locale of needed) {
    const data = dataFor(record, locale, isDraft)
    const isFirst = locale === defaultLanguage
    if (slug === settingsKey) await payload.updateGlobal({ slug, data, locale, depth: 0, context, req })
    else if (isFirst && !stored)
      await payload.create({
        collection: slug,
        data: { id, ...data },
        locale,
        depth: 0,
        context,
        req,
        ...(await uploadFor(store, record, stored, req)),
      })
    else
      await payload.update({
        collection: slug,
        id,
        data,
        locale,
        depth: 0,
        draft: isDraft,
        context,
        req,
        ...(isFirst ? await uploadFor(store, record, stored, req) : {}),
      })
    if (slug === 'media' || needed.length < 2) continue
    if (isFirst) half = await newestVersionId(store, record, req)
    else await dropVersion(store, record, half, req)
  }
}
