import { languages } from '@bank/i18n/languages.ts'
import type { PayloadRequest } from 'payload'
import type { Action } from './history-collection.ts'

/** What the history says of one save, without what it changed. */
export type PastSave = {
  readonly action: Action
  readonly by: string
  readonly person: string
  /** ISO 8601. */
  readonly at: string
  readonly language: string
  readonly reason: string
}

/** Everything that people did to a record, oldest first. Ask once for an answer, and read it by what stands below. */
export const historyOf = async (req: PayloadRequest, kind: string, record: string): Promise<readonly PastSave[]> => {
  const where = { and: [{ kind: { equals: kind } }, { record: { equals: record } }] }
  const select = { action: true, by: true, person: true, at: true, language: true, reason: true } as const
  // Ids count up; times may be equal, and a clock may go back.
  const { docs } = await req.payload.find({ collection: 'history', where, select, sort: 'id', depth: 0, pagination: false, req })
  return (docs as unknown as readonly Partial<PastSave>[]).map(({ action, by, person, at, language, reason }) => ({
    action: action as Action,
    ...{ by: String(by), person: String(person), at: String(at) },
    ...{ language: String(language ?? ''), reason: String(reason ?? '').trim() },
  }))
}

const changing: ReadonlySet<Action> = new Set(['created', 'changed', 'restored'])

/** The changes of a record since it was published. */
const changesIn = (history: readonly PastSave[]): readonly PastSave[] =>
  history.slice(history.findLastIndex(({ action }) => action === 'published') + 1).filter(({ action }) => changing.has(action))

/** Ids of the people who changed a record since it was published; programs are nobody. */
export const authorsIn = (history: readonly PastSave[]): readonly string[] => changesIn(history).map(({ person }) => person)

/** The last change of a record since it was published. */
export const lastChangeIn = (history: readonly PastSave[]): PastSave | undefined => changesIn(history).at(-1)

/** Why somebody changed a record, as it was said with a save. */
export type ChangeReason = Pick<PastSave, 'by' | 'at' | 'reason'>

/** The reasons that were given for changes of a record since it was published, oldest first; one that was given again at once is told once. */
export const reasonsIn = (history: readonly PastSave[]): readonly ChangeReason[] => {
  const reasons = changesIn(history).filter(({ reason }) => reason !== '')
  return reasons
    .filter(({ by, reason }, index) => reason !== reasons[index - 1]?.reason || by !== reasons[index - 1]?.by)
    .map(({ by, at, reason }) => ({ by, at, reason }))
}

/**
 * Whether a person changed a record last, in one of its languages, since it was published: somebody who has looked at one language has not seen the other.
 * Changes by programs are nobody's.
 */
export const isLastChangeOf = (person: unknown, history: readonly PastSave[]): boolean => {
  const changes = changesIn(history)
  return languages.some((language) => changes.findLast((change) => change.language === language)?.person === String(person))
}

/** Who took a record off the site last, where that is what happened to it last. */
export const takenOffIn = (history: readonly PastSave[]): ChangeReason | null => {
  const last = history.findLast(({ action }) => action === 'published' || action === 'unpublished')
  return last?.action === 'unpublished' ? { by: last.by, at: last.at, reason: last.reason } : null
}
