import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { AuthenticationError, type CollectionAfterErrorHook, type CollectionBeforeOperationHook } from 'payload'

const derive = promisify(pbkdf2)

/** The work that checking a password takes the store, so that an address without an account takes as long. */
const checkNothing = (password: string) => derive(password, 'no account', 600_000, 32, 'sha256')

/** Answers for an address without an account, or with one that is locked or closed, exactly as for a wrong password, and as slowly. */
export const refuseUnknown: CollectionBeforeOperationHook = async ({ args, operation, req, collection }) => {
  if (operation !== 'login') return
  const { email, password } = (args as { readonly data?: { readonly email?: unknown; readonly password?: unknown } }).data ?? {}
  if (typeof email !== 'string' || typeof password !== 'string') return
  if (password.trim() === '') throw new AuthenticationError(req.t)
  const user = await req.payload.db.findOne<{ id: string; lockUntil?: string | number | null; disabled?: boolean | null }>({
    collection: collection.slug,
    req,
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  if (user && !user.disabled && !(user.lockUntil && new Date(user.lockUntil).getTime() > Date.now())) return
  await checkNothing(password)
  throw new AuthenticationError(req.t)
}

/** Says of the try that locks an account what is said of any wrong password. */
export const hideLock: CollectionAfterErrorHook = ({ error, req }) => {
  if (error.name !== 'LockedAuth') return
  const { message, status } = new AuthenticationError(req.t)
  return { response: { errors: [{ message }] }, status }
}
