import type { Field, PayloadRequest, Where } from 'payload'
import { refuseSave } from '../refuse-save.ts'

/** Sent with each save of a form and kept nowhere: the newest change of the record that the form has seen. */
export const seenChangeField: Field = {
  name: 'seenChange',
  type: 'text',
  virtual: true,
  admin: { hidden: true, readOnly: false },
}

const changesOf = (kind: string, record: string): readonly Where[] => [
  { kind: { equals: kind } },
  { record: { equals: record } },
  { action: { in: ['created', 'changed', 'restored'] } },
]

const newestOf = async (req: PayloadRequest, where: readonly Where[]): Promise<string | undefined> => {
  // Ids count up; times may be equal, and a clock may go back.
  const { docs } = await req.payload.find({
    ...{ collection: 'history', where: { and: [...where] }, sort: '-id', limit: 1, depth: 0, pagination: false, req },
  })
  return docs[0] && String(docs[0].id)
}

/** Names the newest change of a record, for a form that shows it; `0` before the first. */
export const newestChange = async (req: PayloadRequest, kind: string, record: string): Promise<string> =>
  (await newestOf(req, changesOf(kind, record))) ?? '0'

/** Refuses a save over what somebody else has changed since the form was opened or saved: it would be lost. */
export const checkHasSeen = async (req: PayloadRequest, kind: string, record: string, seen: unknown): Promise<void> => {
  if (!req.user || typeof seen !== 'string' || !/^\d+$/.test(seen)) return
  const since: readonly Where[] = [{ id: { greater_than: Number(seen) } }, { person: { not_equals: String(req.user.id) } }]
  if (await newestOf(req, [...changesOf(kind, record), ...since]))
    refuseSave('Somebody else has changed this record since you opened it. Copy what you wrote, and load the page again.', 409)
}
