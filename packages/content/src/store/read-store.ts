import { collections } from '@bank/model/collections.ts'
import type { Payload } from 'payload'
import type { PlainRecord } from '../records/canonical.ts'
import { canonicalContent } from './canonical-content.ts'
import { settingsKey } from './declaration.ts'

/** A record as the store keeps it, in canonical form. */
export type StoredDocument = {
  readonly slug: string
  readonly id: string
  readonly content: PlainRecord
  /** Published, or of a collection without drafts. */
  readonly published: boolean
  /** It is published, and looked at as if it were not. */
  readonly isLeaving?: true
  /** A draft that waits for nothing: it is what was left when its record was taken off the site. */
  readonly isTakenOff?: true
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

/** A record as the store's operations give it, both languages of it, in canonical form. */
export const storedDocument = (slug: string, fields: PlainRecord): StoredDocument => ({
  slug,
  id: slug === settingsKey ? settingsKey : String(fields['id']),
  content: slug === 'blocks' ? blockContent(fields) : canonicalContent(slug, fields),
  published: fields['_status'] === undefined || fields['_status'] === 'published',
  ...(typeof fields['filename'] === 'string' && { filename: fields['filename'] }),
})

/** What holds the open store. */
type InStore = { readonly payload: Payload }

type Options = {
  /** `published`: what the public may get to see. `latest`: with the drafts that editors saved since. */
  readonly version?: 'published' | 'latest'
  /** Reads inside a transaction. */
  readonly transactionID?: string | undefined
}

const inRequest = (transactionID: string | undefined) => (transactionID ? { req: { transactionID } } : {})

/** The records of one collection, or those of the given ids. The settings are a collection of one, or of none while nobody ever saved them. */
export const readCollection = async (
  { payload }: InStore,
  slug: string,
  { version = 'published', transactionID, ids }: Options & { readonly ids?: readonly string[] | undefined } = {},
): Promise<readonly StoredDocument[]> => {
  const shared = { locale: 'all', depth: 0, ...inRequest(transactionID) } as const
  if (slug === settingsKey) {
    const settings = (await payload.findGlobal({ slug, draft: version === 'latest', ...shared })) as unknown as PlainRecord
    return settings['createdAt'] ? [storedDocument(slug, settings)] : []
  }
  const where = ids ? { where: { id: { in: [...ids] } } } : {}
  const { docs } = await payload.find({ collection: slug, pagination: false, draft: version === 'latest', ...where, ...shared })
  return (docs as unknown as readonly PlainRecord[]).map((fields) => storedDocument(slug, fields))
}

/** All content of the store, both languages as stored. A record that was never published comes too, marked as not published. */
export const readStore = async (store: InStore, options: Options): Promise<readonly StoredDocument[]> => {
  const documents: StoredDocument[] = []
  for (const slug of [...contentSlugs, settingsKey]) documents.push(...(await readCollection(store, slug, options)))
  return documents
}
