import { type CollectionConfig, Forbidden } from 'payload'
import { signedIn } from './access.ts'

/** People who keep the content. The first is made by command: a public page for it could be used by anybody. */
export const editorsCollection: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Editor', plural: 'Editors' },
  auth: { tokenExpiration: 8 * 60 * 60, maxLoginAttempts: 5, lockTime: 10 * 60 * 1000, cookies: { sameSite: 'Strict' } },
  access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn, unlock: signedIn },
  admin: { useAsTitle: 'email', group: 'Administration' },
  fields: [],
  hooks: {
    beforeOperation: [
      ({ operation, req }) => {
        if (operation === 'create' && !req.user && req.payloadAPI !== 'local') throw new Forbidden(req.t)
      },
    ],
  },
}
