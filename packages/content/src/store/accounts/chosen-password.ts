import type { PayloadRequest } from 'payload'
import type { Difference } from '../history/differences.ts'

/** Whom the history names for what `npm run editor` does. */
export const editorCommand = 'npm run editor'

/** What the history says of a password that was chosen with a mailed link. */
export const setByLink: Difference = { field: 'password', after: 'was set by a mailed link' }

type Entry = { readonly action: string; readonly person: string; readonly difference?: readonly Difference[] | null }

const sets = ({ difference }: Entry, field: string): boolean => (difference ?? []).some((each) => each.field === field)

const isLink = ({ field, after }: Difference): boolean => field === setByLink.field && after === setByLink.after

const isOwnAfter = (isOwn: boolean, entry: Entry): boolean => {
  // Whoever made the account, by command as well, may have signed in with it, and changed its password or its address as its person.
  if (entry.action === 'created' || sets(entry, 'email')) return false
  if (entry.person === editorCommand && sets(entry, 'password')) return false
  return isOwn || (entry.difference ?? []).some(isLink)
}

/**
 * Whether nobody but its person knows the password of an account, as far as its history, oldest first, tells: it was chosen with a link that was mailed to
 * the address that it has. An account without a history was made by a program; the first one by whoever it is for, since nobody else was there yet.
 *
 * @internal Its test tells it histories.
 */
export const isOwnPassword = (history: readonly Entry[], isFirst: boolean): boolean =>
  (isFirst ? history.filter(({ action }) => action !== 'created') : history).reduce(isOwnAfter, true)

type Request = Partial<PayloadRequest> & Pick<PayloadRequest, 'payload'>

/** Whether nobody but its person knows the password of this account. */
export const choseOwnPassword = async (req: Request, account: string | number): Promise<boolean> => {
  const where = { and: [{ kind: { equals: 'users' } }, { record: { equals: String(account) } }] }
  const { docs } = await req.payload.find({ collection: 'history', where, sort: 'id', depth: 0, pagination: false, req })
  // Ids count up, and accounts stay.
  const { totalDocs: older } = await req.payload.count({ collection: 'users', where: { id: { less_than: Number(account) } }, req })
  return isOwnPassword(docs as unknown as readonly Entry[], older === 0)
}
