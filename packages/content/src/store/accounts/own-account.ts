import type { CollectionBeforeChangeHook } from 'payload'
import { setsPassword } from '../history/record-saves.ts'
import { refuseSave } from '../refuse-save.ts'

const sorted = (roles: unknown): string => (Array.isArray(roles) ? roles.toSorted().join() : '')

/**
 * What nobody does to the own account, so that nobody takes away the last administrator's rights; and what nobody does to another's: whoever
 * could set its password or address could sign in as that person.
 */
export const keepOwnAccount: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc, req }) => {
  if (!req.user || operation !== 'update') return
  const isOwn = String(originalDoc?.['id']) === String(req.user.id)
  if (isOwn && sorted(data['roles']) !== sorted(originalDoc?.['roles'])) refuseSave('Another administrator changes your roles.')
  if (isOwn && data['disabled'] && !originalDoc?.['disabled']) refuseSave('Another administrator closes your account.')
  if (isOwn) return
  if (context[setsPassword])
    refuseSave('Everybody chooses the own password: by the link “Forgot password?”, or on the machine with npm run editor -- --reset.')
  if (data['email'] !== undefined && data['email'] !== originalDoc?.['email'])
    refuseSave('An address stays with its account: close this one, and make another for the new address.')
}
