import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import type { PayloadRequest } from 'payload'
import type { RecordName } from '../reviews/newest-version.ts'

/** Collections whose records have pages of their own, by the address without its language. */
const collectionsWithPages = ['pages', 'posts', 'releases', 'events', 'locations'] as const

/** The record that makes the page at each of these addresses, where there is one; read as whoever asks may read. */
export const recordsAt = async (req: PayloadRequest, addresses: readonly string[]): Promise<ReadonlyMap<string, RecordName>> => {
  const uriOf = new Map(addresses.filter((address) => address !== '').map((address) => [address, splitPrefix(address).rest]))
  const where = { uri: { in: [...new Set(uriOf.values())] } }
  const records = new Map<unknown, RecordName>()
  if (uriOf.size === 0) return new Map()
  for (const slug of collectionsWithPages) {
    const found = { collection: slug, where, depth: 0, pagination: false, select: { uri: true }, overrideAccess: false, req } as const
    const { docs } = await req.payload.find(found)
    for (const { id, ...fields } of docs) records.set((fields as { readonly uri?: unknown }).uri, { slug, id: String(id) })
  }
  return new Map(
    [...uriOf].flatMap(([address, uri]) => [records.get(uri)].flatMap((record) => (record ? [[address, record] as const] : []))),
  )
}
