import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** What the store keeps of a password, as the database holds it. */
export type Secrets = { readonly hash?: string | null; readonly salt?: string | null }

/** What a hash begins with; the store makes an older one anew with the next log-in. */
const prefix = 'pbkdf2-sha256-v1:'

/** Whether an account has this password. The store itself checks one in a log-in alone, which begins a session and asks for a code. */
export const isPasswordOf = async ({ hash, salt }: Secrets, password: string): Promise<boolean> => {
  if (!salt || !hash?.startsWith(prefix)) return false
  const kept = Buffer.from(hash.slice(prefix.length), 'hex')
  const derived = await derive(password, salt, 600_000, 32, 'sha256')
  return kept.length === derived.length && timingSafeEqual(kept, derived)
}
