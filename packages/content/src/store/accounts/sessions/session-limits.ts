import { type CollectionBeforeChangeHook, type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { setsPassword } from '../../history/record-saves.ts'
import { idleSeconds } from './idle-time.ts'

/**
 * Seconds after which every session ends.
 *
 * @internal Its test counts on them.
 */
export const longestSeconds = 12 * 60 * 60

type Session = { readonly id: string; readonly createdAt?: string | Date | null }

/** Whether a session that began at a time may go on for another idle time; times in milliseconds since 1970. */
const mayGoOn = (began: number, now: number): boolean => now + idleSeconds * 1000 <= began + longestSeconds * 1000

/** A session is made longer by using it, but not beyond its longest time. */
export const limitSession: CollectionBeforeOperationHook = async ({ operation, req, collection }) => {
  if (operation !== 'refresh' || !req.user) return
  const found = await req.payload.db.findOne<{ id: string; sessions?: readonly Session[] | null }>({
    collection: collection.slug,
    req,
    where: { id: { equals: req.user.id } },
  })
  const session = found?.sessions?.find(({ id }) => id === req.user?.['_sid'])
  if (!session?.createdAt || !mayGoOn(new Date(session.createdAt).getTime(), Date.now())) throw new Forbidden(req.t)
}

/** A new password ends all other sessions of the account; an account that is closed has none. */
export const endOtherSessions: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc, req }) => {
  if (operation !== 'update') return
  if (!data['disabled'] && !context[setsPassword]) return
  const own = data['disabled'] ? undefined : req.user?.['_sid']
  const sessions: readonly Session[] = originalDoc?.['sessions'] ?? []
  data['sessions'] = sessions.filter(({ id }) => id === own)
}
