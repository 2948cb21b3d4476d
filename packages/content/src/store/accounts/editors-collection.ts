import type { Access, CollectionConfig } from 'payload'
import { answerWhole } from '../history/answer-whole.ts'
import { addToHistory } from '../history/keep-history.ts'
import { recordSaves } from '../history/record-saves.ts'
import { hasRole, roleHelp, roleLabels, roles } from '../rights/roles.ts'
import { checkPassword, keepOwnAccount, keepOwnRoles, refuseAnonymousCreate } from './check-account.ts'
import { hideLock, refuseUnknown } from './log-in.ts'

const administers: Access = ({ req }) => hasRole(req.user, 'administrator')

/** Oneself, and everybody for an administrator. */
const ownOrAdministers: Access = ({ req }) => hasRole(req.user, 'administrator') || (req.user ? { id: { equals: req.user.id } } : false)

/** The collection whose accounts sign in to the admin. */
export const editorsSlug = 'users'

/** People who work in the admin, with their roles. The first is made by command. */
export const editorsCollection = ({ secureCookies }: { readonly secureCookies: boolean }): CollectionConfig => ({
  slug: editorsSlug,
  labels: { singular: 'Editor', plural: 'Editors' },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Strict', secure: secureCookies },
  },
  access: {
    read: ownOrAdministers,
    create: administers,
    update: ownOrAdministers,
    delete: administers,
    unlock: administers,
  },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'roles', 'updatedAt'], group: 'Administration' },
  fields: [
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
      access: { create: ({ req }) => hasRole(req.user, 'administrator'), update: ({ req }) => hasRole(req.user, 'administrator') },
      admin: { description: roleHelp },
    },
  ],
  hooks: {
    beforeOperation: [refuseAnonymousCreate, checkPassword, refuseUnknown, answerWhole],
    beforeChange: [keepOwnRoles],
    beforeDelete: [keepOwnAccount],
    afterChange: [recordSaves],
    afterDelete: [
      ({ doc, req }) =>
        addToHistory(req, {
          kind: 'users',
          record: String(doc.id),
          action: 'removed',
          difference: [{ field: 'email', before: doc.email }],
        }),
    ],
    afterError: [hideLock],
  },
})
