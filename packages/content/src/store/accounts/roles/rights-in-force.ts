import type { Role } from '../../rights/roles.ts'

type Account = { readonly roles?: unknown; readonly disabled?: unknown; readonly secondFactorSince?: unknown }

/** Roles that may be made to need a second factor. */
const guarded: ReadonlySet<unknown> = new Set<Role>(['approver', 'leads', 'administrator'])

/** What an account may do now: nothing when it is closed; what needs a second factor only once there is one, where that is required. */
export const rightsOf = ({ roles, disabled, secondFactorSince }: Account, isFactorRequired: boolean): readonly Role[] => {
  if (disabled || !Array.isArray(roles)) return []
  return isFactorRequired && !secondFactorSince ? roles.filter((role) => !guarded.has(role)) : roles
}
