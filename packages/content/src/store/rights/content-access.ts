import type { Access, CollectionConfig } from 'payload'
import { nobody } from './access.ts'
import { contentRoles, hasRole, keepersOf } from './roles.ts'

/** Whoever has a role for content sees all of it; visitors never read the store, they get the site made from a snapshot. */
export const readsContent: Access = ({ req }) => hasRole(req.user, ...contentRoles)

/** Set in a request's context by a save before it is asked whether it may. */
export const savesRecord = 'savesRecord'

/**
 * Who may save a record: its keepers, and approvers, because that is how one publishes (`check-save.ts` says what they may save). Forms ask without a save, and
 * show approvers who keep no such record its fields to read alone.
 */
export const savesContent =
  (slug: string): Access =>
  ({ req }) =>
    hasRole(req.user, ...keepersOf(slug)) || (req.context[savesRecord] === true && hasRole(req.user, 'approver'))

/** Who may do what with the records of a collection. Nobody removes a record. */
export const contentAccess = (slug: string): NonNullable<CollectionConfig['access']> => ({
  read: readsContent,
  readVersions: readsContent,
  create: ({ req }) => hasRole(req.user, ...keepersOf(slug)),
  update: savesContent(slug),
  delete: nobody,
})
