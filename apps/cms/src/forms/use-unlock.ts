import { useAuth, useDocumentInfo } from '@payloadcms/ui'

type Owner = { readonly id: number | string } | number | string | null | undefined

/** Null of a record that is not saved yet. */
const idOf = (owner: Owner) => (typeof owner === 'object' ? owner?.id : owner)

/** Lets others edit the record of a form that is left, where it was this editor who kept them from it: the store does so only for the links it asks about. */
export const useUnlock = () => {
  const { id, collectionSlug, globalSlug, documentIsLocked, documentLockState, unlockDocument } = useDocumentInfo()
  const { user } = useAuth()
  const slug = collectionSlug ?? globalSlug
  return async (): Promise<void> => {
    const isOwn = documentIsLocked && user && idOf(documentLockState.current?.user) === user.id
    // A record that is not saved yet has no id; the settings have none ever.
    if (isOwn && slug && (id || globalSlug)) await unlockDocument(id ?? '', slug)
  }
}
