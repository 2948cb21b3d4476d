import { APIError, type CollectionConfig, type GlobalConfig, type PayloadRequest } from 'payload'
import { differences } from '../history/differences.ts'
import { lastAuthor } from '../history/keep-history.ts'
import { hasRole, keeperOf } from './roles.ts'

const refused = (message: string): never => {
  throw new APIError(`${message} Nothing was saved.`, 403, undefined, true)
}

const notYours = 'You may publish this and not change it.'

/** Whether the request saves a draft beside what is public; kept in its context, because later hooks are not told. */
const savesDraft = 'savesDraft'

type Operation = { readonly args?: unknown; readonly operation: string; readonly req: PayloadRequest }

/** Notes what a request saves, and refuses versions that would become public, or that replace what its sender may not change. */
const noteSave = (slug: string, { args, operation, req }: Operation): void => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return
  const isDraft = (args as { readonly draft?: boolean } | undefined)?.draft === true
  req.context[savesDraft] = isDraft
  if (operation !== 'restoreVersion' || !req.user) return
  if (!isDraft) refused('Restore the version as a draft; somebody else publishes it.')
  if (!hasRole(req.user, keeperOf(slug))) refused(notYours)
}

type Fields = Readonly<Record<string, unknown>>

type Save = {
  readonly slug: string
  readonly data: Fields
  /** What was saved last; nothing for a new record. */
  readonly before: Fields | undefined
  readonly req: PayloadRequest
}

/**
 * Four eyes: only an approver changes what is public, by publishing or unpublishing exactly what is saved, and only what somebody else changed last.
 * Programs of the bank act without a person and are trusted.
 */
const checkSave = async ({ slug, data, before, req }: Save): Promise<void> => {
  if (!req.user) return
  const isPublished = data['_status'] === 'published'
  const isChanged = before === undefined || differences(before, data).length > 0
  if (isChanged && !hasRole(req.user, keeperOf(slug))) refused(notYours)
  if (!isPublished && (req.context[savesDraft] || before === undefined)) return
  if (!hasRole(req.user, 'approver')) refused('Save it as a draft; an approver publishes it.')
  if (isChanged) refused('Save the change as a draft first; somebody else publishes it.')
  if (isPublished && (await lastAuthor(req, slug, String(before?.['id'] ?? slug))) === String(req.user.id))
    refused('You changed this last, so somebody else publishes it.')
}

/** The rights of a collection whose records have drafts. */
export const recordRights = {
  beforeOperation: [(operation) => noteSave(operation.collection.slug, operation)],
  beforeChange: [
    ({ collection: { slug }, data, operation, originalDoc, req }) =>
      checkSave({ slug, data, before: operation === 'create' ? undefined : originalDoc, req }),
  ],
} satisfies CollectionConfig['hooks']

/** The rights of a global with drafts. It can't be unpublished: no page is without it. */
export const globalRights = {
  beforeOperation: [
    (operation) => {
      // The store would write the older version in place of what is public, draft or not.
      if (operation.operation === 'restoreVersion')
        refused('Older site settings are not restored as a whole: copy what you need into a draft.')
      noteSave(operation.global.slug, operation)
    },
  ],
  beforeChange: [
    async ({ data, global: { slug }, originalDoc, req }) => {
      if (req.user && !req.context[savesDraft] && data['_status'] !== 'published') refused('No page is without the site settings.')
      await checkSave({ slug, data, before: { ...originalDoc, id: undefined }, req })
    },
  ],
} satisfies GlobalConfig['hooks']
