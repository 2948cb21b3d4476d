import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { dropPublishPlans } from '../schedule/schedule.ts'
import type { RecordName } from './newest-version.ts'
import { review } from './review.ts'

/** Most drafts that are approved at once: each is looked at with all others. */
const mostTogether = 20

/** What somebody asks for: drafts that are published at once, each in the version that was looked at, `seen` (D-STORE-8). */
export const togetherRequest = z.object({
  records: z
    .array(z.object({ slug: z.string().min(1), id: z.string().min(1), seen: z.string() }))
    .min(2)
    .max(mostTogether),
  comment: z.string().trim().max(5000).default(''),
})

/** Says of a refusal which of several records it is about. */
const about =
  (record: RecordName) =>
  (error: unknown): never => {
    if (!(error instanceof APIError)) throw error
    const data = error.data as Record<string, unknown> | null
    throw new APIError(error.message, error.status, { ...data, record }, true)
  }

/**
 * Approves and publishes several drafts, all of them or none: call it in a transaction. Each is refused for what it would be refused for by itself, with
 * the record as `record` in the answer's data (D-STORE-8).
 */
export const approveTogether = async (req: PayloadRequest, { records, comment }: z.infer<typeof togetherRequest>): Promise<void> => {
  for (const { seen, ...record } of records) {
    await review(req, { ...record, action: 'approved', comment, seen }).catch(about(record))
    await dropPublishPlans(req, record)
  }
}
