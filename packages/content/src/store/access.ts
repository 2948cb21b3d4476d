import type { Access, CollectionConfig } from 'payload'

/** Only editors who are signed in. Visitors never read the store: they get the site made from a snapshot. */
export const signedIn: Access = ({ req }) => Boolean(req.user)

/** Nobody. Records are marked deleted, never removed: others may name them, and a mistake can be undone (FOOT-16). */
export const nobody: Access = () => false

/** Editors read, make and change records; nobody removes them. */
export const editorsOnly: NonNullable<CollectionConfig['access']> = {
  read: signedIn,
  readVersions: signedIn,
  create: signedIn,
  update: signedIn,
  delete: nobody,
  unlock: signedIn,
}
