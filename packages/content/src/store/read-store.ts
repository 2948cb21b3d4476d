import { collections } from '@bank/model/collections.ts'
import type { PlainRecord } from './canonical.ts'
import { canonicalContent } from './canonical-content.ts'
import { settingsKey } from './declaration.ts'
import type { Store } from './open-store.ts'

/** A record as the store keeps it, in canonical form. */
export type StoredDocument = {
  readonly slug: string
  readonly id: string
  readonly content: PlainRecord
  /** Published, or of a collection without drafts. */
  readonly published: boolean
  /** Name of a picture's file below the media folder. */
  readonly filename?: string
}

/** Slugs of everything that is content, pictures first. The settings come under their own slug. */
export const contentSlugs: readonly string[] = ['media', ...Object.values(collections).map(({ slug }) => slug), 'blocks']

const blockContent = (document: PlainRecord): PlainRecord => {
  const { content, ...flags } = document
  const [row = {}] = (content ?? []) as readonly PlainRecord[]
  const kind = String(row['blockType'] ?? '')
  return canonicalContent('blocks', { ...row, ...flags, kind })
}

type Options = {
  /** `published`: what the public may get to see. `latest`: with the drafts that editors saved since. */
  readonly version: 'published' | 'latest'
  /** Reads inside a transaction. */
  readonly transactionID?: string
}

/** All content of the store, both languages as stored. A record that was never published comes too, marked as not published. */
export const readStore = async ({ payload }: Store, { version, transactionID }: Options): Promise<readonly StoredDocument[]> => {
  const inRequest = transactionID ? { req: { transactionID } } : {}
  const documents: StoredDocument[] = []
  for (const slug of contentSlugs) {
    const { docs } = await payload.find({
      collection: slug,
      locale: 'all',
      depth: 0,
      pagination: false,
      draft: version === 'latest',
      ...inRequest,
    })
    for (const doc of docs as unknown as readonly PlainRecord[])
      documents.push({
        slug,
        id: String(doc['id']),
        content: slug === 'blocks' ? blockContent(doc) : canonicalContent(slug, doc),
        published: doc['_status'] === undefined || doc['_status'] === 'published',
        ...(typeof doc['filename'] === 'string' && { filename: doc['filename'] }),
      })
  }
  const settings = (await payload.findGlobal({ slug: settingsKey, locale: 'all', depth: 0, ...inRequest })) as unknown as PlainRecord
  // Settings that nobody ever saved are no record.
  if (settings['createdAt'])
    documents.push({ slug: settingsKey, id: settingsKey, content: canonicalContent(settingsKey, settings), published: true })
  return documents
}
