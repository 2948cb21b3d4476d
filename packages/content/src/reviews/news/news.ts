/** What happened to a draft that people are told by mail. */
const newsOfDrafts = [
  'submitted',
  'withdrawn',
  'commented',
  'sentBack',
  'approved',
  'scheduled',
  'ended',
  'failed',
  'notEnded',
  'emergency',
] as const

/** What people are told by mail with a link to the record: of drafts, and of accounts whose roles wait for another administrator. */
export type RecordNewsKind = (typeof newsOfDrafts)[number] | 'rolesAsked'

/** What people are told by mail: of records, and of an address of their account that was changed. */
export type NewsKind = RecordNewsKind | 'addressChanged'

/** A piece of news about a record: what happened, what the record is called, who did it, and what was said with it. */
export type News = {
  readonly what: NewsKind
  readonly slug: string
  readonly id: string
  readonly title: string
  readonly by: string
  readonly comment: string
  /** When what was planned is to happen, or should have, and when an address was changed: ISO 8601. */
  readonly at?: string
}
