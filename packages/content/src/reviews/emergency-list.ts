import type { PayloadRequest } from 'payload'
import { editPath } from './edit-path.ts'
import { alertsSlug, unconfirmed } from './emergency.ts'
import { newestVersion } from './newest-version.ts'
import { type Review, reviewsOf } from './review-log.ts'
import { reviewsSlug } from './reviews-collection.ts'

/** An alert that one person published alone, and that nobody else has looked at since. */
export type Emergency = Pick<Review, 'by' | 'at' | 'comment'> & { readonly title: string; readonly edit: string }

/** All of them, the newest first. */
export const emergencies = async (req: PayloadRequest): Promise<readonly Emergency[]> => {
  const where = { and: [{ kind: { equals: alertsSlug } }, { action: { equals: 'emergency' } }] }
  const { docs } = await req.payload.find({ collection: reviewsSlug, where, sort: '-id', depth: 0, pagination: false, req })
  const found: Emergency[] = []
  for (const id of new Set((docs as unknown as readonly { readonly record: string }[]).map(({ record }) => record))) {
    const record = { slug: alertsSlug, id }
    const step = unconfirmed(await reviewsOf(req, record))
    if (!step) continue
    const { title } = await newestVersion(req, record)
    found.push({ by: step.by, at: step.at, comment: step.comment, title, edit: editPath(record) })
  }
  return found
}
