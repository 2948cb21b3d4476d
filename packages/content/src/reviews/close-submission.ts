import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { dropPublishPlans } from '../schedule/schedule.ts'
import { savesDraft } from '../store/history/answer-whole.ts'
import { hasSavedNothing } from '../store/history/without-empty-versions.ts'
import { namesVersion } from '../store/rights/check-save.ts'
import type { RecordName } from './newest-version.ts'
import { kept } from './program-words.ts'
import { addReview, openReviews, reviewsOf, stateOf } from './review-log.ts'

type Save = { readonly req: PayloadRequest; readonly status: unknown }

/** Whether a save has made a draft public; a version that comes back as a draft still says what it was. */
const isPublishing = ({ req, status }: Save): boolean =>
  status === 'published' && !(req.context['isRestoringVersion'] === true && req.context[savesDraft] === true)

/**
 * Closes what was submitted, commented or planned of a draft that is published by no step of its own, such as a program: the next draft would be taken
 * for submitted. Steps that publish are written down by whoever takes them.
 */
const closeSubmission = async (record: RecordName, save: Save): Promise<void> => {
  const { req } = save
  if (!isPublishing(save) || req.context[namesVersion] || hasSavedNothing(req, record.slug, record.id)) return
  const open = openReviews(await reviewsOf(req, record))
  if (stateOf(open) === 'open' && !open.some(({ action }) => action === 'commented')) return
  await dropPublishPlans(req, record)
  await addReview(req, record, { action: 'published', comment: '', version: '' }, kept.program)
}

/** Closes the submission of a record, in the transaction of the save that publishes it. */
export const closeSubmissions: CollectionAfterChangeHook = async ({ collection: { slug }, doc, operation, req }) => {
  if (operation === 'update') await closeSubmission({ slug, id: String(doc.id) }, { req, status: doc['_status'] })
}

/** Closes the submission of a global, in the transaction of the save that publishes it. */
export const closeGlobalSubmissions: GlobalAfterChangeHook = ({ doc, global: { slug }, req }) =>
  closeSubmission({ slug, id: slug }, { req, status: doc['_status'] })
