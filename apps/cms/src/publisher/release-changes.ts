import { kindIn } from '@bank/content/store/labels/kind-field.ts'
import { siteReleaseKind } from '@bank/content/store/labels/site-release.ts'
import type { ReleaseSpan } from '@bank/publisher/releases/list-releases.ts'
import type { PayloadRequest, Where } from 'payload'

/** `label` says what such a record is called, in the language of whoever asks. */
export type Change = {
  readonly record: string
  readonly kind: string
  readonly label: string
  readonly action: string
  readonly by: string
}

/** What makes a release: pictures have no drafts, and a release that is put in force again is restored. */
const released: Where = {
  or: [
    { action: { in: ['published', 'unpublished'] } },
    { and: [{ kind: { equals: 'media' } }, { action: { in: ['created', 'changed'] } }] },
    { and: [{ kind: { equals: siteReleaseKind } }, { action: { equals: 'restored' } }] },
  ],
}

/** Under this kind older entries of the history hold that a release was put in force again. */
const olderKind = 'releases'

/** Of what happened until a release was in force, that which came with it: what else was published waits for its pages, or is refused with them. */
const kindsOf = ({ id, isAhead, isHeld }: Pick<ReleaseSpan, 'id' | 'isAhead' | 'isHeld'>): Where => {
  if (isHeld) return { or: [{ kind: { equals: siteReleaseKind } }, { and: [{ kind: { equals: olderKind } }, { record: { equals: id } }] }] }
  return isAhead ? { kind: { equals: 'alerts' } } : {}
}

/** What people put on the site with a release, and who put the release in force, which has the time of that. */
export const changesOf = async (
  req: PayloadRequest,
  { since, until, from, ...span }: Omit<ReleaseSpan, 'since'> & { readonly since: string },
): Promise<readonly Change[]> => {
  const came: Where = { and: [{ at: { greater_than: since } }, { at: { less_than_equal: until } }] }
  const where: Where = { and: [{ or: [came, { at: { equals: from } }] }, released, kindsOf(span)] }
  const { docs } = await req.payload.find({ collection: 'history', where, depth: 0, limit: 50, sort: 'at', req })
  const { collections } = req.payload
  const changes = (docs as unknown as readonly (Omit<Change, 'label'> & { readonly at: string })[])
    .filter(({ kind, at }) => (kind === siteReleaseKind ? at === from : at > since && at <= until))
    .map(({ record, kind, action, by }) => ({ record, kind, action, by, label: kindIn(collections, kind, req.i18n.language) }))
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()]
}

/** What happened to a record last, and when. */
export type LastChange = Pick<Change, 'record' | 'kind' | 'action' | 'by'> & { readonly at: string }

/** The records that somebody published or took off the site after a time, each with what happened to it last; what happened last of all is first. */
const recordsChangedAfter = async ({ payload }: PayloadRequest, after: string): Promise<readonly LastChange[]> => {
  const where: Where = { and: [{ at: { greater_than: after } }, released] }
  const select = { kind: true, record: true, action: true, by: true, at: true } as const
  // Ids count up; times may be equal.
  const found = await payload.find({ collection: 'history', where, select, sort: '-id', depth: 0, pagination: false })
  const changes = (found.docs as unknown as readonly LastChange[]).filter(({ kind }) => kind !== siteReleaseKind)
  const last = new Map<string, LastChange>()
  for (const { kind, record, action, by, at } of changes) {
    const key = JSON.stringify([kind, record])
    if (!last.has(key)) last.set(key, { kind, record, action, by, at })
  }
  return [...last.values()]
}

/** The same of what waits behind a release that is in force by hand: alerts that went over it do not wait. */
export const recordsBehind = async (req: PayloadRequest, { until, isAhead, from }: ReleaseSpan): Promise<readonly LastChange[]> => {
  const changes = await recordsChangedAfter(req, until)
  return isAhead ? changes.filter(({ kind, at }) => kind !== 'alerts' || at > from) : changes
}
