import type { CollectionBeforeChangeHook, SanitizedConfig } from 'payload'
import { editorsSlug } from './accounts/editors-collection.ts'

/** Whoever locks a record or takes a lock over does it in the own name. */
const lockAsOneself: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.user) data['user'] = { relationTo: editorsSlug, value: req.user.id }
}

/** The store makes the collection of locks itself, so its hook is added when the rest is ready. */
export const withOwnLocks = (config: SanitizedConfig): SanitizedConfig => {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  locks?.hooks.beforeChange.push(lockAsOneself)
  return config
}
