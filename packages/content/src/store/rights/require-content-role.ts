import type { PayloadRequest } from 'payload'
import { refuseSave } from '../refusals/refuse-save.ts'
import { contentRoles, hasRole } from './roles.ts'

/** Refuses a call of somebody who is not signed in (401), or none of whose roles works on the content (403). */
export const requireContentRole = ({ user }: Pick<PayloadRequest, 'user'>): void => {
  if (hasRole(user, ...contentRoles)) return
  if (user) refuseSave('None of your roles works on the content.')
  refuseSave('Sign in first.', 401)
}
