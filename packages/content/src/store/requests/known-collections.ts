import type { Payload, SanitizedConfig } from 'payload'
import { nobody } from '../rights/access.ts'

/** Leaves the store's collections alone under their names: it looks them up by what an address says, and takes `constructor` for one. */
export const knownCollections = ({ collections }: Payload): void => {
  Object.setPrototypeOf(collections, null)
}

/** The store makes the collection of migrations itself, offers it to everybody, and answers each call to it as a failure: nobody has it, and it has no calls. */
export const withoutMigrationCalls = (config: SanitizedConfig): SanitizedConfig => {
  const kept = config.collections.find(({ slug }) => slug === 'payload-migrations')
  if (!kept) return config
  kept.endpoints = []
  Object.assign(kept.access, { read: nobody, create: nobody, update: nobody, delete: nobody })
  return config
}
