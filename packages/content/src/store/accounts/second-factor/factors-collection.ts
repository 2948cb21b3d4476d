import type { CollectionConfig } from 'payload'
import { nobody } from '../../rights/access.ts'

/** The collection of second factors: a collection of its own, so that no answer about an account can hold one. */
export const factorsSlug = 'second-factors'

/** What accounts prove besides the password. Nobody reads it by any API: the programs of the store alone do. */
export const factorsCollection: CollectionConfig = {
  slug: factorsSlug,
  labels: { singular: 'Second factor', plural: 'Second factors' },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'text', required: true, unique: true, index: true },
    // Encrypted with the store's secret.
    { name: 'secret', type: 'text', required: true },
    // Counter of the last code that was taken: no code is taken twice.
    { name: 'counter', type: 'number', required: true },
    // Hashes of the recovery codes that are left, with blanks between them.
    { name: 'recovery', type: 'textarea' },
    // Wrong codes one after the other from somebody who is signed in.
    { name: 'wrongCodes', type: 'number', required: true },
    // Since when codes are asked for; empty until the first one was right.
    { name: 'since', type: 'date' },
  ],
}
