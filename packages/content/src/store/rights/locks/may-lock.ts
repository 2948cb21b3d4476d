import type { PayloadRequest } from 'payload'

type Fields = Readonly<Record<string, unknown>>

const collectionOf = (req: PayloadRequest, slug: unknown) => (typeof slug === 'string' ? req.payload.collections[slug] : undefined)

const mayUpdate = async (req: PayloadRequest, relationTo: unknown, value: unknown): Promise<boolean> => {
  const collection = collectionOf(req, relationTo)
  if (!collection || (typeof value !== 'string' && typeof value !== 'number')) return false
  const { slug, access } = collection.config
  const allowed = await access.update({ req, id: value })
  if (typeof allowed === 'boolean') return allowed
  const where = { and: [{ id: { equals: value } }, allowed] }
  return (await req.payload.count({ collection: slug, where, req })).totalDocs > 0
}

/** Whether somebody may change the record that a lock is about, and so lock it, take it over and let go of it. */
export const mayLock = async (req: PayloadRequest, { document, globalSlug }: Fields): Promise<boolean> => {
  if (!req.user) return false
  if (typeof globalSlug === 'string' && globalSlug) {
    const global = req.payload.globals.config.find(({ slug }) => slug === globalSlug)
    return Boolean(await global?.access.update({ req }))
  }
  const { relationTo, value } = (document ?? {}) as Fields
  return mayUpdate(req, relationTo, value)
}
