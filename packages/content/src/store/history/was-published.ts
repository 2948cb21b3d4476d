import type { PayloadRequest } from 'payload'

/** Where a request's context keeps which records were published before it saved them: afterwards the store no longer knows. */
const wasPublishedKey = 'wasPublished'

const nameOf = (slug: string, id: string): string => `${slug}/${id}`

const notedIn = ({ context }: PayloadRequest): ReadonlyMap<string, boolean> =>
  (context[wasPublishedKey] as ReadonlyMap<string, boolean> | undefined) ?? new Map()

/** Notes whether a record is published, before a save that is no draft: a draft on top of it hides that from the hooks of the save. */
export const noteWhatWasPublished = async (req: PayloadRequest, slug: string, id: string): Promise<void> => {
  const { _status } = (await req.payload.findByID({ collection: slug, id, depth: 0, req })) as { readonly _status?: unknown }
  req.context[wasPublishedKey] = new Map(notedIn(req)).set(nameOf(slug, id), _status === 'published')
}

/** Whether a record was published before the save that is under way; false for drafts and for what programs save. */
export const wasPublished = (req: PayloadRequest, slug: string, id: string): boolean => notedIn(req).get(nameOf(slug, id)) === true
