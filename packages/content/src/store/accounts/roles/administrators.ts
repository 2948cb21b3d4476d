import type { Payload, PayloadRequest } from 'payload'

/** Ids of all administrators whose accounts are open. */
export const administrators = async (payload: Payload, req?: PayloadRequest): Promise<readonly string[]> => {
  const where = { and: [{ roles: { in: ['administrator'] } }, { disabled: { not_equals: true } }] }
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, pagination: false, ...(req && { req }) })
  return docs.map(({ id }) => String(id))
}
