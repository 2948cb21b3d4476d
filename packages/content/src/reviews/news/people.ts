import type { PayloadRequest } from 'payload'
import { authorsIn, historyOf } from '../../store/history/read-history.ts'
import type { Role } from '../../store/rights/roles.ts'
import type { RecordName } from '../newest-version.ts'
import type { Review } from '../review-log.ts'

const without = (people: readonly string[], person: unknown): readonly string[] =>
  [...new Set(people)].filter((each) => each !== String(person))

/** Ids of all accounts that are open and have one of these roles. */
export const everybodyWith = async (req: PayloadRequest, roles: readonly Role[]): Promise<readonly string[]> => {
  const where = { and: [{ roles: { in: [...roles] } }, { disabled: { not_equals: true } }] }
  const { docs } = await req.payload.find({ collection: 'users', where, depth: 0, pagination: false, req })
  return docs.map(({ id }) => String(id))
}

/** Ids of all approvers but for whoever asks. */
export const otherApprovers = async (req: PayloadRequest): Promise<readonly string[]> =>
  without(await everybodyWith(req, ['approver']), req.user?.id)

/** Ids of whoever wrote a draft or took a step with it since it was last published, but for whoever asks. `reviews` are its open steps. */
export const takingPart = async (req: PayloadRequest, record: RecordName, reviews: readonly Review[]): Promise<readonly string[]> => {
  const authors = authorsIn(await historyOf(req, record.slug, record.id))
  const accounts = [...authors, ...reviews.map(({ person }) => person)].filter((person) => /^\d+$/.test(person))
  return without(accounts, req.user?.id)
}
