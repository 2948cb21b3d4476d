import type { Payload, PayloadRequest } from 'payload'

type Account = { readonly id: string | number; readonly sessions?: readonly { readonly id: string }[] | null }

/** Ends the sessions of an account, all of them or all but one: their tokens are refused from the next request on. */
export const endSessions = async (
  { db }: Pick<Payload, 'db'>,
  account: string | number,
  but?: unknown,
  req?: PayloadRequest,
): Promise<void> => {
  const found = await db.findOne<Account>({ collection: 'users', where: { id: { equals: account } }, ...(req && { req }) })
  if (!found) return
  const sessions = (found.sessions ?? []).filter(({ id }) => id === but)
  // The whole account, as lists within a record are written; no change of it that an open form has to hear of.
  await db.updateOne({ collection: 'users', id: found.id, data: { ...found, sessions, updatedAt: null }, ...(req && { req }) })
}
