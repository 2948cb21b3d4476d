import type { Payload, PayloadRequest } from 'payload'
import { refuseSave } from '../store/refusals/refuse-save.ts'
import type { RecordName } from './newest-version.ts'
import { type ToMend, toMendOf } from './to-mend.ts'

/** What would happen to a record on the site: what is saved goes live, or the record leaves. */
export type Move = 'publish' | 'leave'

/** What publishing does to a record: one that is marked deleted or archived, or not approved, leaves. */
export const moveOf = ({ isHidden }: { readonly isHidden: boolean }): Move => (isHidden ? 'leave' : 'publish')

/**
 * Finds everything that publishing a record as it is saved would refuse, or the next publish without it; nothing where nobody is there who could tell. `together`
 * are drafts that are published at once, the record's among them. May reject.
 */
export type RecordCheck = (
  record: RecordName,
  move: Move,
  signal: AbortSignal,
  together: readonly RecordName[],
) => Promise<readonly ToMend[] | undefined>

/** What was found of a record before a move, and what had been published then; `toMend` is not there when nobody could tell. */
export type Checked = {
  readonly toMend: readonly ToMend[] | undefined
  readonly record: RecordName
  readonly move: Move
  readonly together: readonly RecordName[]
  readonly published: unknown
}

/** Where the store's settings keep its check, so that every save finds the same one. */
const customKey = 'recordCheck'

/** The settings of a store by which its saves are checked; without a check, they are not. */
export const checkedBy = (check: RecordCheck | undefined): Record<string, unknown> => (check ? { [customKey]: check } : {})

/** Milliseconds that a save waits for its check while all who save wait for it: longer than a look at all pages takes. */
const patienceInSave = 30_000

const lookedAt = 'lookedAt'

const nameOf = ({ slug, id }: RecordName, move: Move): string => `${move} ${slug}/${id}`

const looksIn = ({ context }: Pick<PayloadRequest, 'context'>): ReadonlyMap<string, Checked> =>
  (context[lookedAt] as ReadonlyMap<string, Checked> | undefined) ?? new Map()

/** The newest entry of the history by which something went live or left the site. */
const lastPublished = async (payload: Payload): Promise<unknown> => {
  const where = { action: { in: ['published', 'unpublished', 'removed'] } }
  const { docs } = await payload.find({ collection: 'history', where, sort: '-id', limit: 1, pagination: false, depth: 0, select: {} })
  return docs[0]?.id
}

/**
 * Checks a record before a move; nothing where the store has no check. Call it outside of transactions where that can be: the check reads the store by
 * itself, and takes its time. What is saved meanwhile is another version than the one that was looked at; what others publish is for `renewLooks`.
 */
export const look = async (
  payload: Payload,
  { slug, id }: RecordName,
  move: Move,
  milliseconds: number,
  together: readonly RecordName[] = [],
): Promise<Checked | undefined> => {
  const check = payload.config.custom?.[customKey] as RecordCheck | undefined
  if (!check) return undefined
  const published = await lastPublished(payload)
  const toMend = await check({ slug, id }, move, AbortSignal.timeout(milliseconds), together).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: `${slug} ${id} could not be checked before it is published or leaves the site` })
    return undefined
  })
  // A draft beside what it needs is for others to mend; what leaves is needed by others.
  const ofIt = toMend && (move === 'publish' ? toMendOf({ slug, id }, toMend) : toMend)
  return { toMend: ofIt, record: { slug, id }, move, together, published }
}

/** Keeps what a look found for the save that the request makes. */
export const keepLook = (req: PayloadRequest, checked: Checked | undefined): void => {
  if (checked) req.context[lookedAt] = new Map(looksIn(req)).set(nameOf(checked.record, checked.move), checked)
}

/**
 * Looks again at what a request has looked at, where somebody has published since: two that are sound alone need not be so together. Call it as the
 * transaction begins, in which nobody else publishes any more; whoever saves waits meanwhile, so it looks again only then.
 */
export const renewLooks = async (req: PayloadRequest): Promise<void> => {
  const looks = [...looksIn(req).values()]
  if (looks.length === 0) return
  const published = await lastPublished(req.payload)
  for (const { record, move, together, published: before } of looks)
    if (before !== published) keepLook(req, await look(req.payload, record, move, patienceInSave, together))
}

/** Nothing needs an alert, and one that is wrong must be able to go whatever runs. */
const isNeededByNothing = ({ slug }: RecordName): boolean => slug === 'alerts'

/**
 * Refuses to publish a record that has to be mended, or to take off what the site needs, with what that is; and either of what nobody could check. Alone in
 * an emergency, and to take an alert off, that is no reason to wait.
 */
export const refuseUnsound = async (req: PayloadRequest, record: RecordName, move: Move, isAlone: boolean): Promise<void> => {
  const checked = looksIn(req).get(nameOf(record, move)) ?? (await look(req.payload, record, move, patienceInSave))
  if (!checked) return
  const { toMend } = checked
  if (toMend === undefined && move === 'publish' && !isAlone)
    refuseSave('The publisher could not check this draft, so it was not approved. It may be starting or busy: try again soon.', 503)
  if (toMend === undefined && move === 'leave' && !isNeededByNothing(record))
    refuseSave(
      'The publisher could not check what needs this record, so it stays on the site. It may be starting or busy: try again soon.',
      503,
    )
  if (!toMend || toMend.length === 0) return
  if (move === 'publish') refuseSave('This has to be mended before it can be published.', 422, { toMend })
  refuseSave('The site needs this record: mend what needs it first.', 422, { toMend })
}
