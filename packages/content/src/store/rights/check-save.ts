import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload'
import { differences } from '../history/differences.ts'
import { lastAuthor } from '../history/keep-history.ts'
import { hasRole, keeperOf } from './roles.ts'

const refused = (message: string): never => {
  throw new APIError(`${message} Nothing was saved.`, 403, undefined, true)
}

/** Whether the request saves a draft beside what is public; kept in its context, because later hooks are not told. */
const savesDraft = 'savesDraft'

/** Notes what a request saves, and refuses versions that would become public, or that replace what its sender may not change. */
const noteSave: CollectionBeforeOperationHook = ({ args, operation, req, collection }) => {
  if (operation === 'create' || operation === 'update' || operation === 'restoreVersion') {
    const isDraft = (args as { readonly draft?: boolean }).draft === true
    req.context[savesDraft] = isDraft
    if (operation !== 'restoreVersion' || !req.user) return
    if (!isDraft) refused('Restore the version as a draft; somebody else publishes it.')
    if (!hasRole(req.user, keeperOf(collection.slug))) refused('You may publish these records and not change them.')
  }
}

/**
 * Four eyes: only an approver changes what is public, by publishing or unpublishing exactly what is saved, and only what somebody else changed last.
 * Programs of the bank act without a person and are trusted.
 */
const checkSave: CollectionBeforeChangeHook = async ({ collection: { slug }, context, data, operation, originalDoc, req }) => {
  if (!req.user) return
  const isPublished = data['_status'] === 'published'
  const isChanged = operation === 'create' || differences(originalDoc ?? {}, data).length > 0
  if (isChanged && !hasRole(req.user, keeperOf(slug))) refused('You may publish these records and not change them.')
  if ((context[savesDraft] && !isPublished) || (operation === 'create' && !isPublished)) return
  if (!hasRole(req.user, 'approver')) refused('Save it as a draft; an approver publishes it.')
  if (isChanged) refused('Save the change as a draft first; somebody else publishes it.')
  if (isPublished && (await lastAuthor(req, slug, String(originalDoc?.['id']))) === String(req.user.id))
    refused('You changed this record last, so somebody else publishes it.')
}

/** The rights of a collection whose records have drafts. */
export const draftRights = {
  beforeOperation: [noteSave],
  beforeChange: [checkSave],
} satisfies CollectionConfig['hooks']
