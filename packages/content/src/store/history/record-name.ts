import type { FieldHook } from 'payload'
import { releaseName, siteReleaseKind } from '../labels/site-release.ts'
import { hasRole } from '../rights/roles.ts'
import { inForceField } from './change-words.ts'

type Account = { readonly id: string | number; readonly email: string }

type Row = { readonly field?: unknown; readonly after?: unknown }

/** The release of the site that an entry is about, as its change names it, which is read before that is put into words. */
const releaseIn = ({ difference }: { readonly difference?: readonly Row[] | null }): string =>
  String(difference?.find(({ field }) => field === inForceField)?.after ?? '')

/**
 * Names an account by its address, for those who may read accounts, and a release of the site by its time; entries keep the id, which our own programs read
 * and which stays where no more is known.
 */
export const recordName: FieldHook = async ({ overrideAccess, req, siblingData, value }) => {
  if (overrideAccess) return value
  if (siblingData['kind'] === siteReleaseKind) return releaseName(req.i18n.language, releaseIn(siblingData)) ?? value
  if (siblingData['kind'] !== 'users' || !hasRole(req.user, 'administrator')) return value
  const account = await req.payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: value } }, req })
  return account?.email ?? value
}
