import type { CollectionBeforeChangeHook } from 'payload'
import { setsPassword } from '../../history/record-saves.ts'

/** What an account holds of a link to choose a password once none works; another may be asked for at once. */
export const noLink = { resetPasswordToken: null, resetPasswordExpiration: null, resetPasswordRequestedAt: null } as const

const isOther = (value: unknown, before: unknown): boolean =>
  value !== undefined && JSON.stringify([value].flat().toSorted()) !== JSON.stringify([before ?? []].flat().toSorted())

/** A link that was mailed before ends with another address, password or roles: it may lie in the mailbox of somebody else. */
export const endLinks: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc }) => {
  if (operation !== 'update') return
  if (context[setsPassword] || isOther(data['email'], originalDoc?.['email']) || isOther(data['roles'], originalDoc?.['roles']))
    Object.assign(data, noLink)
}
