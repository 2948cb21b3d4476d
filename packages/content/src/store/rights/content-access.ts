import type { Access, CollectionConfig } from 'payload'
import { nobody } from '../access.ts'
import { contentRoles, hasRole, keepersOf } from './roles.ts'

/** Whoever has a role for content sees all of it; visitors never read the store, they get the site made from a snapshot. */
export const readsContent: Access = ({ req }) => hasRole(req.user, ...contentRoles)

/**
 * Who may do what with the records of a collection: its keepers make and change drafts, approvers save too, because that is how one publishes
 * (`check-save.ts` says what they may save). Nobody removes a record.
 */
export const contentAccess = (slug: string): NonNullable<CollectionConfig['access']> => ({
  read: readsContent,
  readVersions: readsContent,
  create: ({ req }) => hasRole(req.user, ...keepersOf(slug)),
  update: ({ req }) => hasRole(req.user, ...keepersOf(slug), 'approver'),
  delete: nobody,
})
